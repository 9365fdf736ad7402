import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { prefetchAhead } from 'shared-contracts/http';
import { productListQuery } from './product-list-queries.ts';
import { parseShopSearch, type ShopSearch, shopSearchPath } from './shop-search.ts';

type ShopChange = (shown: ShopSearch) => ShopSearch;
/** Stable between renders, so that a tick renders its own filter section only. */
export type ApplyChange = (change: ShopChange) => void;

/** The router navigates in a transition, so the new search is shown optimistically until the address has followed. */
export function useShopSearch(): [shown: ShopSearch, applyChange: ApplyChange] {
  const { class: className } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const inAddress = useMemo(() => parseShopSearch(className, parameters), [className, parameters]);
  const [shown, setShown] = useOptimistic(inAddress);
  const latest = useRef({ shown, inAddress });
  useLayoutEffect(() => {
    latest.current = { shown, inAddress };
  });

  const applyChange = useCallback(
    (change: ShopChange) => {
      const next = change(latest.current.shown);
      const path = shopSearchPath(next);
      // Requests the list before anything renders, and so before the counts.
      prefetchAhead(productListQuery(next), queries);
      startTransition(() => {
        setShown(next);
        navigate(path, { replace: path === shopSearchPath(latest.current.inAddress) });
      });
    },
    [navigate, queries, setShown],
  );
  return [shown, applyChange];
}
