import { css } from '@emotion/react';
import { Spinner, Text } from 'shared-contracts/look';
import type { ProductPage } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import type { ShopSearch } from './shop-search.ts';

const line = css`
  > span {
    display: inline-block;
    margin-right: var(--s-2);
    vertical-align: -0.2em;
  }
`;

export type ResultLineProps = {
  shown: ShopSearch;
  /** Absent while it loads. */
  list: ProductPage | undefined;
};

/** Which part of how many products is shown; screen readers hear it change. */
export function ResultLine({ shown, list }: ResultLineProps) {
  return (
    <Text css={line} size="small" tone="soft" figures role="status">
      {!list && <Spinner />}
      {words()}
    </Text>
  );

  function words(): string {
    if (!list) return messages.productsLoading;
    if (list.products.length === 0) return '';
    const from = (shown.page - 1) * PRODUCTS_PER_PAGE + 1;
    return messages.resultLine(from, from + list.products.length - 1, list.totalItems, shown.search);
  }
}
