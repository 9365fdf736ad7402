import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { useHydrated } from '../use-hydrated.ts';
import { cartQuery } from './cart-queries.ts';
import { cartWishesOf, type Wishes } from './cart-wishes.ts';
import { lineKey } from './line-key.ts';

/**
 * The server's cart, and the items that are shown: with the changes that it does not have yet. Both are unknown in the
 * hydration render.
 */
export function useCart() {
  const cart = useQuery(cartQuery);
  const isHydrated = useHydrated();
  const { subscribe, current } = cartWishesOf(useQueryClient());
  const wishes = useSyncExternalStore(subscribe, current, current);
  return {
    reload: cart.refetch,
    /** Loaded, or failed to load. */
    isKnown: !cart.isPending,
    error: isHydrated ? cart.error : null,
    items: isHydrated ? cart.data && withWishes(cart.data, wishes) : undefined,
    isChanging: wishes.size > 0,
  };
}

/** The cart as it will be when all wishes are carried out. A restored item comes last. */
function withWishes(items: readonly CartItem[], wishes: Wishes): CartItem[] {
  const here = new Set(items.map(lineKey));
  const restored = [...wishes].filter(([key]) => !here.has(key)).map(([, { item }]) => item);
  return [...items, ...restored]
    .map((item) => ({ ...item, quantity: wishes.get(lineKey(item))?.quantity ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
}
