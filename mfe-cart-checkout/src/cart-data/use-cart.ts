import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { cartQuery } from './cart-queries.ts';
import { lineKey } from './line-key.ts';
import { type ChangesByLine, pendingChangesOf } from './pending-changes.ts';

/** The shown items include changes that the server's cart lacks. Both are unknown in the hydration render. */
export function useCart() {
  const cart = useQuery(cartQuery);
  const isHydrated = useHydrated();
  const { subscribe, current } = pendingChangesOf(useQueryClient());
  const changes = useSyncExternalStore(subscribe, current, current);
  return {
    reload: cart.refetch,
    /** The cart was loaded, or failed to load. */
    isKnown: !cart.isPending,
    error: isHydrated ? cart.error : null,
    items: isHydrated ? cart.data && withChanges(cart.data, changes) : undefined,
    isChanging: changes.size > 0,
  };
}

/** Returns the cart as it will be when all changes are sent. A restored item comes last. */
function withChanges(items: readonly CartItem[], changes: ChangesByLine): CartItem[] {
  const here = new Set(items.map(lineKey));
  const restored = [...changes].filter(([key]) => !here.has(key)).map(([, { item }]) => item);
  return [...items, ...restored]
    .map((item) => ({ ...item, quantity: changes.get(lineKey(item))?.quantity ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
}
