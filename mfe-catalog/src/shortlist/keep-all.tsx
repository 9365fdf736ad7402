import { useQueries } from '@tanstack/react-query';
import { Button } from 'shared-contracts/look';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { MAX_SHORTLIST } from 'shared-contracts/shortlist/rules';
import { setShortlisted } from 'shared-contracts/stored/products';
import { useListedQuery } from '../shortlist-address/listed-product-query.ts';
import type { NamedProduct } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { heartMessages } from '../shortlist-heart/heart-messages.ts';

/** Adds the products of a sent list to the shopper's own, except those that no longer exist (SHORT-31). */
export function KeepAll({ products }: { products: readonly NamedProduct[] }) {
  const toast = useToast();
  const queries = useQueries({ queries: products.map(useListedQuery()) });
  const found = queries.flatMap(({ data }) => data ?? []);
  function keep(): void {
    const left = setShortlisted(
      found.map(({ product_id, material }) => ({ product_id, material })),
      true,
    );
    toast({
      tone: left > 0 ? 'warn' : 'good',
      message: left > 0 ? words.keptInPart(left, MAX_SHORTLIST) : words.kept(found.length),
      action: { label: heartMessages.show, to: pagePath('/shortlist') },
    });
  }
  return (
    // A product that is still loading would be left out.
    <Button disabled={found.length === 0 || queries.some(({ isPending }) => isPending)} onClick={keep}>
      {words.keepAll}
    </Button>
  );
}
