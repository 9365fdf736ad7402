import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { productListQuery } from './product-list-query.ts';
import type { ShopSearch } from './shop-search.ts';

const line = css`
  grid-column: 1 / -1;
  min-height: 1lh;
  text-align: center;
`;

const stale = css`
  opacity: 0.5;
`;

/** What Apply Filters leads to. The list is asked for by then, so that it is there at once. */
export function DraftCount({ draft }: { draft: ShopSearch }) {
  const { data, isPlaceholderData } = useQuery({
    ...productListQuery(draft),
    placeholderData: keepPreviousData,
  });
  return (
    <Text css={[line, isPlaceholderData && stale]} size="small" tone="soft" figures role="status">
      {data && messages.productCount(data.totalItems)}
    </Text>
  );
}
