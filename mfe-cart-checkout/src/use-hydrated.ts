import { useSyncExternalStore } from 'react';

/**
 * False on the server and in the hydration render. Another part of the page, such as the badge, may have loaded data before this one
 * is hydrated, and the server does not get every parameter of an address (CART-32).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
