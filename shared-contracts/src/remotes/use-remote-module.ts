import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type RemoteModuleState, useRemoteLoader } from './remote-loader.tsx';
import type { ModuleName } from './remote-modules.ts';

const LOADING = { status: 'loading' } as const;

/** Returns a loaded module at the first render. Without Suspense, because React shows a fallback for at least 300 ms. */
export function useRemoteModule<Name extends ModuleName>(
  name: Name,
): { remote: RemoteModuleState<Name>; retry: () => void } {
  const loader = useRemoteLoader();
  const snapshot = useCallback(() => loader.state(name), [loader, name]);
  const remote = useSyncExternalStore(loader.subscribe, snapshot, snapshot) ?? LOADING;
  useEffect(() => {
    if (!loader.state(name)) loader.load(name);
  }, [loader, name]);
  return { remote, retry: () => loader.load(name) };
}
