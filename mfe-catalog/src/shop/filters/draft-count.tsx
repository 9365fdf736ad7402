import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Spinner, Text } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { productListQuery } from '../../shop-address/product-list-queries.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';

const line = css`
  grid-column: 1 / -1;
  min-height: 1lh;
  text-align: center;
  > span {
    vertical-align: middle;
  }
`;

/** How many products Apply Filters would show. This fetches the list too, so that it appears at once. */
export function DraftCount({ draft }: { draft: ShopSearch }) {
  const { data, isPending } = useQuery(productListQuery(draft));
  return (
    <Text css={line} size="small" tone="soft" figures role="status" aria-busy={isPending}>
      {isPending && <Spinner />}
      {data && messages.productCount(data.totalItems)}
    </Text>
  );
}
