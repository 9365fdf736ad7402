import { tellFault } from 'shared-contracts/frame';
import type { ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';

/** Milliseconds. A module that takes longer counts as failed until it arrives. */
export const LOAD_TIME_LIMIT = 5_000;

type ModuleState = RemoteModuleState<ModuleName>;

export type ModuleStore = RemoteLoader & {
  /** Resolves when all modules are ready or failed. */
  settle(names: readonly string[]): Promise<void>;
  isReady(name: string): boolean;
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

/** @param fetchModule gets `isRetry: true` after a failed attempt */
export function createModuleStore(
  fetchModule: (name: string, isRetry: boolean) => Promise<unknown>,
): ModuleStore {
  const states = new Map<string, ModuleState>();
  const listeners = new Set<() => void>();
  /** The latest attempt to load each module. */
  const attempts = new Map<string, Promise<void>>();

  function setState(name: string, state: ModuleState): void {
    states.set(name, state);
    for (const listener of listeners) callListener(listener);
  }

  const isReady = (name: string) => states.get(name)?.status === 'ready';

  function start(name: string): Promise<void> {
    const state = states.get(name);
    const current = attempts.get(name);
    // An attempt that timed out may still wait for a response, but must not block the next one.
    if (current && state?.status !== 'failed') return current;
    const fail = (error: unknown) => {
      // Either the attempt has already timed out, or a later attempt has replaced it.
      if (states.get(name)?.status !== 'loading' || attempts.get(name) !== attempt) return;
      tellFault(name, `${name} could not be loaded.`, error);
      setState(name, { status: 'failed', error });
    };
    const limit = setTimeout(() => fail(new Error(`${name} timed out.`)), LOAD_TIME_LIMIT);
    const attempt = fetchModule(name, state !== undefined)
      .then((module) => setState(name, { status: 'ready', module: module as never }), fail)
      .finally(() => clearTimeout(limit));
    attempts.set(name, attempt);
    setState(name, { status: 'loading' });
    return attempt;
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
