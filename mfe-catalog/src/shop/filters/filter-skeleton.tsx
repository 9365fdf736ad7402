import { css } from '@emotion/react';
import { Skeleton } from 'shared-contracts/look';
import type { ProductClass } from 'shared-contracts/product';
import type { FacetName } from 'shared-contracts/product/facets';
import { shopMessages } from '../../shop-address/shop-messages.ts';

/** Options of the first view in the shop's own catalogue. With another number, the content below would move. */
const LINES: Readonly<Record<ProductClass, Partial<Record<FacetName, number>>>> = {
  Sheet: { category: 5, finish: 4 },
  Board: { category: 2, finish: 3 },
};
const LINES_BELOW = 8;

/** Lines as tall as those of checkboxes. */
const lines = css`
  display: grid;
  grid-auto-rows: minmax(var(--tap-small), auto);
  align-items: center;
`;

/** As tall as the handles and fields of the price. */
const price = css`
  height: 7.875rem;
`;

export type FilterSkeletonProps = { of: FacetName | 'price'; productClass: ProductClass };

/** A placeholder for the options of a section, with the same height. */
export function FilterSkeleton({ of, productClass }: FilterSkeletonProps) {
  return (
    <div css={lines} role="status" aria-busy aria-label={shopMessages.facetLoading}>
      {of === 'price' ? (
        <Skeleton css={price} />
      ) : (
        Array.from({ length: LINES[productClass][of] ?? LINES_BELOW }, (_, line) => (
          <Skeleton key={line} height="1.25rem" width="80%" />
        ))
      )}
    </div>
  );
}
