import { createContext, type ReactNode, use } from 'react';
import type { ModuleName, RemoteModules } from './remote-modules.ts';

export type RemoteModuleState<Name extends ModuleName> =
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModules[Name] }
  | { status: 'failed'; error: unknown };

/** How the shell finds and loads what remotes offer; the harness of one remote and tests bring their own. */
export type RemoteLoader = {
  /** Starts loading unless it is under way or done; after a failure it tries anew. */
  load(name: ModuleName): void;
  /** The same object until the state changes. */
  state<Name extends ModuleName>(name: Name): RemoteModuleState<Name> | undefined;
  /** Called at each change of any state. Returns the way out. */
  subscribe(listener: () => void): () => void;
};

const LoaderContext = createContext<RemoteLoader | null>(null);

export function RemoteLoaderProvider({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** @throws outside a `RemoteLoaderProvider`: the shell's frame, a harness or a test brings one. */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(LoaderContext);
  if (!loader) throw new Error('No RemoteLoaderProvider above this component.');
  return loader;
}
