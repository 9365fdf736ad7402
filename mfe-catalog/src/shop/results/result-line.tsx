import { css } from '@emotion/react';
import { Spinner, Text, VisuallyHidden } from 'shared-contracts/look';
import type { SearchPage } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';
import { noProductsMessage } from './no-products.tsx';

const line = css`
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    margin-right: var(--s-5);
  }
`;

/** Keeps the spinner and what follows the text in place when the text changes. */
const count = css`
  display: inline-block;
  margin-right: var(--s-2);
  @media (min-width: 768px) {
    min-width: 12.5rem;
    margin-right: var(--s-3);
  }
`;

/** Not broken: it fits beside the count on a phone, or takes a line of its own. */
const order = css`
  display: inline-block;
`;

/** Terms may have words of any length. */
const noMatch = css`
  display: block;
  margin-bottom: var(--s-1);
  color: var(--ink);
  font-size: var(--type-body);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

const spinner = css`
  margin-left: var(--s-2);
  vertical-align: -0.2em;
`;

export type ResultLineProps = {
  shown: ShopSearch;
  /** Absent while it loads. */
  list: SearchPage | undefined;
};

/** SHOP-16. The count is a live region: screen readers announce its changes. The sort order stands beside it. */
export function ResultLine({ shown, list }: ResultLineProps) {
  const isEmpty = list?.products.length === 0;
  return (
    <Text as="div" css={!isEmpty && line} size="small" tone="soft">
      <Text css={!isEmpty && count} figures role="status">
        <Words shown={shown} list={list} />
      </Text>
      {!isEmpty && shown.sort && <span css={order}>{shopMessages.sortedBy[shown.sort]}</span>}
    </Text>
  );
}

function Words({ shown, list }: ResultLineProps) {
  if (!list) {
    return (
      <>
        {shopMessages.productsLoading}
        <Spinner css={spinner} />
      </>
    );
  }
  // For screen readers only, because the panel below shows the same message.
  if (list.products.length === 0) return <VisuallyHidden>{noProductsMessage(shown)}</VisuallyHidden>;
  const from = (shown.page - 1) * PRODUCTS_PER_PAGE + 1;
  const to = from + list.products.length - 1;
  const { ignoredWords = [], usedTerm = shown.search } = list;
  return (
    <>
      {ignoredWords.length > 0 && <b css={noMatch}>{shopMessages.noMatch(ignoredWords, usedTerm)} </b>}
      {shopMessages.resultLine(from, to, list.totalItems, usedTerm)}
    </>
  );
}
