import { useState, useSyncExternalStore } from 'react';
import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { type ProductKey, productKey, shortlisted } from 'shared-contracts/shortlist/rules';
import { shortlistEntries, subscribeKept } from 'shared-contracts/stored/products';
import type { ShortlistAddress } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { ListHeading } from './list-heading.tsx';
import { ProductsToCompare } from './products-to-compare.tsx';

/** The shopper's own list. */
export function OwnList(shown: Omit<ShortlistAddress, 'products'>) {
  const products = useListed();
  return (
    <ListHeading isSent={false}>
      {products.length === 0 ? (
        <EmptyPanel icon="layers" title={words.empty} message={words.emptyAdvice}>
          <ButtonLink to={shopPath()}>{words.toShop}</ButtonLink>
        </EmptyPanel>
      ) : (
        <ProductsToCompare products={products} {...shown} />
      )}
    </ListHeading>
  );
}

/**
 * The products of the list in the order in which the page first showed them, new ones before them. One that is taken off keeps its place
 * until the page is left, so that nothing moves under the finger and a press brings it back.
 */
function useListed(): readonly ProductKey[] {
  const entries = useSyncExternalStore(subscribeKept, shortlistEntries);
  const [shown, setShown] = useState<readonly ProductKey[]>([]);
  const known = new Set(shown.map(productKey));
  const added = shortlisted(entries).filter((entry) => !known.has(productKey(entry)));
  const all = [...added, ...shown];
  if (added.length > 0) setShown(all);
  // After a logout nothing is left of them.
  const kept = new Set(entries.map(productKey));
  return all.filter((product) => kept.has(productKey(product)));
}
