import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { TextButton } from 'shared-contracts/look';
import { forgetSeen, seenProducts, subscribeKept } from 'shared-contracts/stored/products';
import { leaveFocusToPage } from '../interaction/leave-focus-to-page.ts';
import { CardStrip } from '../product-strip/card-strip.tsx';
import { useListedQuery } from '../shortlist-address/listed-product-query.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';

/** The products that were looked at on this device (SHORT-8). Those that are gone, or cannot be loaded, are left out. */
export function SeenStrip() {
  const seen = useSyncExternalStore(subscribeKept, seenProducts);
  const products = useQueries({ queries: seen.map(useListedQuery()) }).flatMap(({ data }) => data ?? []);
  if (products.length === 0) return null;
  return (
    <CardStrip
      title={words.seen}
      products={products}
      action={
        <TextButton
          onClick={() => {
            leaveFocusToPage();
            forgetSeen();
          }}
        >
          {words.seenForget}
        </TextButton>
      }
    />
  );
}
