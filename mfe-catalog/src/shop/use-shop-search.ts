import { startTransition, useOptimistic } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parseShopSearch, type ShopSearch, shopSearchPath } from './shop-search.ts';

/**
 * What the address says, and the way to change it. The router moves in a transition; a ticked box answers at once all
 * the same, since what was asked for is shown until the address has followed.
 */
export function useShopSearch(): [shown: ShopSearch, applySearch: (next: ShopSearch) => void] {
  const { class: className } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = parseShopSearch(className, parameters);
  const [shown, setShown] = useOptimistic(inAddress);

  function applySearch(next: ShopSearch): void {
    const path = shopSearchPath(next);
    startTransition(() => {
      setShown(next);
      navigate(path, { replace: path === shopSearchPath(inAddress) });
    });
  }
  return [shown, applySearch];
}
