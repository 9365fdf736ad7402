import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false on the server and in the hydration render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
