import { useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated: false on the server and in the hydration render, even if another part of the page, such as the badge,
 * has already loaded data.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
