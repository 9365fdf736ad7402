import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { ButtonLink, EmptyPanel, Picture } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { type ProductKey, productKey, shortlisted } from 'shared-contracts/shortlist/rules';
import { shortlistEntries, subscribeKept } from 'shared-contracts/stored/products';
import type { ShortlistAddress } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { ListHeading } from './list-heading.tsx';
import picture from './pictures/shortlist.webp';
import { ProductsToCompare } from './products-to-compare.tsx';

/** On phones the picture is above the words, on wider screens beside them. */
const pictured = css`
  display: grid;
  gap: var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The words are no taller than the picture. */
    > :last-child {
      padding-block: var(--s-4);
    }
  }
`;

/** The shopper's own list. */
export function OwnList(shown: Pick<ShortlistAddress, 'compare' | 'room'>) {
  const products = useListed();
  return (
    <ListHeading isSent={false}>
      {products.length === 0 ? (
        <div css={pictured}>
          <Picture src={picture} alt={words.emptyPicture} width={960} height={720} ratio="4/3" priority />
          <EmptyPanel icon="heart" title={words.empty}>
            <ButtonLink to={shopPath()}>{words.toShop}</ButtonLink>
          </EmptyPanel>
        </div>
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
