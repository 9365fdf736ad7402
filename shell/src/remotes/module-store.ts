import type { ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';

/** Milliseconds. A module that takes longer is shown as failed; when it comes after all, it is shown. */
export const LOAD_TIME_LIMIT = 5_000;

type ModuleState = RemoteModuleState<ModuleName>;

export type ModuleStore = RemoteLoader & {
  /** Resolves when all are ready or failed. */
  settle(names: readonly string[]): Promise<void>;
  isReady(name: string): boolean;
  /** All that failed, once more. */
  retry(): void;
};

/** Holds what has been loaded, is loading or failed, over one function that loads a module by its name. */
export function createModuleStore(fetchModule: (name: string) => Promise<unknown>): ModuleStore {
  const states = new Map<string, ModuleState>();
  const listeners = new Set<() => void>();
  const underWay = new Map<string, Promise<void>>();

  function become(name: string, state: ModuleState): void {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  async function load(name: string): Promise<void> {
    const limit = setTimeout(
      () => become(name, { status: 'failed', error: new Error(`${name} took too long`) }),
      LOAD_TIME_LIMIT,
    );
    become(name, { status: 'loading' });
    try {
      become(name, { status: 'ready', module: (await fetchModule(name)) as never });
    } catch (error) {
      become(name, { status: 'failed', error });
    } finally {
      clearTimeout(limit);
      underWay.delete(name);
    }
  }

  const isReady = (name: string) => states.get(name)?.status === 'ready';

  function start(name: string): Promise<void> {
    if (isReady(name)) return Promise.resolve();
    const loading = underWay.get(name) ?? load(name);
    underWay.set(name, loading);
    return loading;
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
