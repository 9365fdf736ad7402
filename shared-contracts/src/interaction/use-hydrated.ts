import { useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated: false on the server and in the hydration render, although another part of the page, such as the badge,
 * may have loaded data before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
