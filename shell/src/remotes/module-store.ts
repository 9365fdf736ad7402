import { tellFault } from 'shared-contracts/frame';
import type { ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';

/** Milliseconds. A module that takes longer counts as failed until it arrives. */
export const LOAD_TIME_LIMIT = 5_000;

type ModuleState = RemoteModuleState<ModuleName>;

export type ModuleStore = RemoteLoader & {
  /** Resolves when all modules are ready or failed. */
  settle(names: readonly string[]): Promise<void>;
  isReady(name: string): boolean;
  /** Loads all failed modules again. */
  retry(): void;
};

/** A listener of a remote that throws must not keep the others from hearing of the module. */
function callListener(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    console.warn('A listener of loaded modules threw.', error);
  }
}

/** The state of each module, on top of a function that loads a module by its name. */
export function createModuleStore(fetchModule: (name: string) => Promise<unknown>): ModuleStore {
  const states = new Map<string, ModuleState>();
  const listeners = new Set<() => void>();
  const loading = new Map<string, Promise<void>>();

  function setState(name: string, state: ModuleState): void {
    states.set(name, state);
    for (const listener of listeners) callListener(listener);
  }

  async function load(name: string): Promise<void> {
    const fail = (error: unknown) => {
      tellFault(name, `${name} could not be loaded.`, error);
      setState(name, { status: 'failed', error });
    };
    const limit = setTimeout(() => fail(new Error(`${name} timed out.`)), LOAD_TIME_LIMIT);
    setState(name, { status: 'loading' });
    try {
      setState(name, { status: 'ready', module: (await fetchModule(name)) as never });
    } catch (error) {
      fail(error);
    } finally {
      clearTimeout(limit);
      loading.delete(name);
    }
  }

  const isReady = (name: string) => states.get(name)?.status === 'ready';

  function start(name: string): Promise<void> {
    if (isReady(name)) return Promise.resolve();
    const promise = loading.get(name) ?? load(name);
    loading.set(name, promise);
    return promise;
  }

  return {
    isReady,
    load: (name) => void start(name),
    retry: () => {
      for (const [name, { status }] of states) if (status === 'failed') void start(name);
    },
    state: <Name extends ModuleName>(name: Name) => states.get(name) as RemoteModuleState<Name> | undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: async (names) => {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, LOAD_TIME_LIMIT));
      await Promise.race([Promise.all(names.map(start)), limit]);
    },
  };
}
