import { css } from '@emotion/react';
import { Spinner, Text, VisuallyHidden } from 'shared-contracts/look';
import type { ProductPage } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';
import { noProductsWords } from './no-products.tsx';

/** The spinner stands behind the words, and what follows them at a distance: neither moves when the words change. */
const line = css`
  margin-right: var(--s-5);
  @media (min-width: 768px) {
    min-width: 12.5rem;
  }
`;

const spinner = css`
  margin-left: var(--s-2);
  vertical-align: -0.2em;
`;

export type ResultLineProps = {
  shown: ShopSearch;
  /** Absent while it loads. */
  list: ProductPage | undefined;
};

/** Which part of how many products is shown; screen readers hear it change. */
export function ResultLine({ shown, list }: ResultLineProps) {
  const isEmpty = list?.products.length === 0;
  return (
    <Text css={!isEmpty && line} size="small" tone="soft" figures role="status">
      {words()}
    </Text>
  );

  function words() {
    if (!list) {
      return (
        <>
          {messages.productsLoading}
          <Spinner css={spinner} />
        </>
      );
    }
    // Who sees has the panel below.
    if (isEmpty) return <VisuallyHidden>{noProductsWords(shown)}</VisuallyHidden>;
    const from = (shown.page - 1) * PRODUCTS_PER_PAGE + 1;
    return messages.resultLine(from, from + list.products.length - 1, list.totalItems, shown.search);
  }
}
