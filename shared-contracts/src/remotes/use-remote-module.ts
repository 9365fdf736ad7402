import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type RemoteModuleState, useRemoteLoader } from './remote-loader.tsx';
import type { ModuleName } from './remote-modules.ts';

const LOADING = { status: 'loading' } as const;

/**
 * A remote's module, held in state and not in Suspense: React keeps a replaced fallback for about 300 ms. What the
 * loader has already is there at the first render.
 */
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
