import { useSyncExternalStore } from 'react';

/** Whether scripts run on this page: false on the server and while its document is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
