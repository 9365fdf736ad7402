import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { productListQuery } from './product-list-queries.ts';
import { parseShopSearch, type ShopSearch, shopSearchPath } from './shop-search.ts';

/** What a choice makes of what is shown. */
export type ShopChange = (shown: ShopSearch) => ShopSearch;
/** The same function in every render, so that a tick renders the list it stands in and not all lists. */
export type ApplyChange = (change: ShopChange) => void;

/**
 * What the address says, and the way to change it. The router moves in a transition; a ticked box answers at once all
 * the same, since what was asked for is shown until the address has followed.
 */
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
      // Asked for before anything is drawn anew, and so before the counts.
      void queries.prefetchQuery(productListQuery(next));
      startTransition(() => {
        setShown(next);
        navigate(path, { replace: path === shopSearchPath(latest.current.inAddress) });
      });
    },
    [navigate, queries, setShown],
  );
  return [shown, applyChange];
}
