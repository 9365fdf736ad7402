import { css } from '@emotion/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { ErrorPanel } from 'shared-contracts/look';
import {
  MATERIAL_LABELS,
  type SearchPage,
  type UnderstoodWords as Understood,
} from 'shared-contracts/product';
import { ChipLink } from '../../choices/chip-link.tsx';
import { useFocusRestoration } from '../../interaction/use-focus-restoration.ts';
import { messages } from '../../messages.ts';
import { productListQuery } from '../../shop-address/product-list-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, searchFor, shopSearchPath } from '../../shop-address/shop-search.ts';
import { ChosenFilters, chipRow } from './chosen-filters.tsx';
import { NextPageAhead } from './next-page-ahead.tsx';
import { NoProducts } from './no-products.tsx';
import { Pagination } from './pagination.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ResultLine } from './result-line.tsx';

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: var(--s-2);
  min-height: var(--tap-small);
  margin-block: var(--s-4);
  @media (max-width: 767px) {
    row-gap: var(--s-1);
    min-height: 0;
    margin-block: var(--s-3);
  }
`;

/** Id of the start of the list: a link leads there past the filters. */
export const PRODUCTS_ID = 'products';

export function ShopResults({ shown }: { shown: ShopSearch }) {
  const list = useQuery({ ...productListQuery(shown), placeholderData: keepProducts });
  const current = list.isPlaceholderData ? undefined : list.data;
  const { start, focusStart, turn } = usePageTurn(shown.page);
  useFocusRestoration(list.isSuccess && !list.isPlaceholderData);
  return (
    <section aria-label={shopMessages.products} aria-busy={list.isPending || list.isPlaceholderData}>
      <div ref={start} id={PRODUCTS_ID} css={top} tabIndex={-1}>
        {!list.error && <ResultLine shown={shown} list={current} />}
        <ChosenFilters shown={shown} onRemove={focusStart} />
        <UnderstoodWords shown={shown} list={current} onRemove={focusStart} />
      </div>
      <Results list={list} shown={shown} onTurn={turn} />
    </section>
  );
}

type ResultsProps = { list: UseQueryResult<SearchPage>; shown: ShopSearch; onTurn: () => void };

function Results({ list, shown, onTurn }: ResultsProps) {
  if (list.error) {
    return (
      <ErrorPanel
        title={messages.somethingWrong}
        message={failureMessage(list.error)}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (!list.data) return <ProductGridSkeleton />;
  const { products, totalPages } = list.data;
  if (products.length === 0) {
    const lastPage = Math.max(1, totalPages);
    if (shown.page > lastPage) {
      return <Navigate to={shopSearchPath({ ...shown, page: lastPage })} replace />;
    }
    return <NoProducts shown={shown} />;
  }
  return (
    <>
      <ProductGrid products={products} stale={list.isPlaceholderData} />
      {totalPages > 1 && <Pagination shown={shown} totalPages={totalPages} onTurn={onTurn} />}
      {shown.page < totalPages && !list.isPlaceholderData && (
        <NextPageAhead key={shopSearchPath(shown)} next={{ ...shown, page: shown.page + 1 }} />
      )}
    </>
  );
}

/** Keeps old products on screen while new ones load. An empty old list is dropped: it would look like the new result. */
function keepProducts(previous: SearchPage | undefined): SearchPage | undefined {
  return previous?.products.length ? previous : undefined;
}

/** Without a response, naming the call that failed does not help a shopper (SHOP-24). */
function failureMessage(error: Error): string {
  return error instanceof ApiError && error.kind !== 'network' ? error.message : shopMessages.productsFailed;
}

/** Scrolls once the address has changed, not on the click, so that Back restores the scroll position of the old page. */
function usePageTurn(page: number) {
  const start = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  const focusStart = () => start.current?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    if (left.current === undefined || left.current === page) return;
    left.current = undefined;
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  }, [page]);

  /** Call it when the shopper follows a link to another page. */
  const turn = () => {
    left.current = page;
  };
  return { start, focusStart, turn };
}

type UnderstoodWordsProps = {
  shown: ShopSearch;
  list: SearchPage | undefined;
  /** Called when the chip that had the focus is removed. */
  onRemove: () => void;
};

/** SHOP-41: a chip per filter that the provider found in the term; it leads to the search without these words. */
function UnderstoodWords({ shown, list, onRemove }: UnderstoodWordsProps) {
  const understood = shown.search ? (list?.understood ?? []) : [];
  if (understood.length === 0) return null;
  return (
    <nav css={chipRow} aria-label={shopMessages.understood}>
      {understood.map((words) => (
        <ChipLink
          key={`${words.field} ${label(words)}`}
          to={shopSearchPath(searchFor(words.rest, shown.sort))}
          onClick={onRemove}
        >
          {label(words)}
        </ChipLink>
      ))}
    </nav>
  );
}

function label({ names, min, max }: Understood): string {
  if (names.length === 0) return shopMessages.priceRange({ price_min: min, price_max: max });
  return shopMessages.either(names.map((name) => MATERIAL_LABELS[name] ?? name));
}
