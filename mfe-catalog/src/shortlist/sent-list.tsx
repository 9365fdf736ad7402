import { css } from '@emotion/react';
import { ButtonLink, EmptyPanel, Notice } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { MAX_SHORTLIST } from 'shared-contracts/shortlist/rules';
import type { ShortlistAddress } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { KeepAll } from './keep-all.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductsToCompare } from './products-to-compare.tsx';

const above = css`
  margin-bottom: var(--s-5);
`;

export type SentListProps = ShortlistAddress & { products: NonNullable<ShortlistAddress['products']> };

/** Shows a list that somebody has sent (SHORT-30). It changes the shopper's own list only when they say so. */
export function SentList({ products, leftOut, ...shown }: SentListProps) {
  return (
    <ListHeading isSent>
      {leftOut > 0 && (
        <Notice css={above} tone="warn">
          {words.leftOut(leftOut, MAX_SHORTLIST)}
        </Notice>
      )}
      {products.length === 0 ? (
        <EmptyPanel icon="layers" title={words.sentEmpty} message={words.sentEmptyAdvice}>
          <ButtonLink to={shopPath()}>{words.toShop}</ButtonLink>
        </EmptyPanel>
      ) : (
        <ProductsToCompare products={products} isSent {...shown}>
          <KeepAll products={products} />
        </ProductsToCompare>
      )}
    </ListHeading>
  );
}
