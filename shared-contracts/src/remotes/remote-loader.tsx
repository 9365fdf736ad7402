import { createContext, type ReactNode, use } from 'react';
import type { LoadedModule, ModuleName } from './remote-modules.ts';

export type RemoteModuleState<Name extends ModuleName> =
  | { status: 'loading' }
  | { status: 'ready'; module: LoadedModule<Name> }
  | { status: 'failed'; error: unknown };

/** Loads pages and fragments by name. The shell provides it; development harnesses and tests have their own. */
export type RemoteLoader = {
  /** Starts loading unless the module is loading or ready. Retries a failed module. */
  load(name: ModuleName): void;
  /** Returns the same object until the state changes, as `useSyncExternalStore` requires. */
  state<Name extends ModuleName>(name: Name): RemoteModuleState<Name> | undefined;
  /** Calls the listener at each change of any state. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
};

const LoaderContext = createContext<RemoteLoader | null>(null);

export function RemoteLoaderProvider({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** @throws outside a `RemoteLoaderProvider` */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('No RemoteLoaderProvider above this component.');
  return loader;
}
