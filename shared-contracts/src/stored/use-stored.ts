import { use, useMemo, useSyncExternalStore } from 'react';
import { listen } from '../events/events.ts';
import { tellFault } from '../incoming/faults.ts';
import { isAccepted } from '../incoming/incoming.ts';
import type { Shape } from '../incoming/shapes.ts';
import { MounterContext } from '../remotes/remote-boundary.tsx';
import { STORED_PREFIX, withStorage } from '../session/session-storage.ts';

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const tell of listeners) tell();
};

if (typeof window !== 'undefined') {
  // The event comes from other tabs. A key of null says that all was removed.
  window.addEventListener('storage', tellAll);
  const { signal } = new AbortController();
  const forget = () => {
    forgetOwn();
    tellAll();
  };
  listen('session-ended', forget, signal);
}

/**
 * A small value that this remote keeps in the browser, such as the way in which a list is shown. It is `initial` on the server, in the
 * hydration render, and where the browser has none of this shape. All parts of the remote and all tabs share it; no other remote sees
 * it. A logout removes it.
 *
 * All values of a remote have `OWN_STORAGE_LIMIT` together. One that finds no place is kept until the document is left.
 * @param name unique in the remote
 * @param shape of what was stored, perhaps by another release: `shared-contracts/shapes` has some. Like `initial` a constant
 * @returns the value, and a function that keeps another one; one of the wrong shape is ignored
 */
export function useStored<Value>(
  name: string,
  shape: Shape<Value>,
  initial: Value,
): [value: Value, keep: (value: Value) => void] {
  const [owner = ''] = use(MounterContext).split('/');
  const text = useSyncExternalStore(
    subscribe,
    () => ownText(owner, name),
    () => null,
  );
  const stored = useMemo(() => storedValue(text, shape), [text, shape]);
  const keep = (value: Value) => {
    if (!isAccepted(shape, value, `a value for ${name}`)) return;
    keepOwn(owner, name, value === initial ? null : JSON.stringify(value));
    tellAll();
  };
  return [stored ? stored.value : initial, keep];
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

function storedValue<Value>(text: string | null, shape: Shape<Value>): { value: Value } | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return text !== null && shape(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Letters of all names and values of a remote together: the browser gives the whole shop some five million. */
export const OWN_STORAGE_LIMIT = 4_096;

/** A remote of the next major of the contract neither reads these entries nor replaces them. */
const CONTRACT_MAJOR = 2;

/** Values that the browser does not store. */
const unstored = new Map<string, string>();

const prefixOf = (owner: string) => `${STORED_PREFIX}own-${CONTRACT_MAJOR}.${owner}.`;

/** What a remote keeps under a name; null without it. */
function ownText(owner: string, name: string): string | null {
  const key = prefixOf(owner) + name;
  return unstored.get(key) ?? withStorage((store) => store.getItem(key), null);
}

/** Keeps a text, or nothing more for null. */
function keepOwn(owner: string, name: string, text: string | null): void {
  // A server would keep it for the next visitor.
  if (typeof window === 'undefined') return;
  const key = prefixOf(owner) + name;
  unstored.delete(key);
  const isStored = withStorage((store) => {
    store.removeItem(key);
    if (text === null) return true;
    if (lettersOf(store, prefixOf(owner)) + key.length + text.length > OWN_STORAGE_LIMIT) {
      tellFault(owner, `${owner} keeps more than ${OWN_STORAGE_LIMIT} letters: ${name} is not stored.`);
      return false;
    }
    store.setItem(key, text);
    return true;
  }, false);
  if (text !== null && !isStored) unstored.set(key, text);
}

function lettersOf(store: Storage, prefix: string): number {
  const keys = Object.keys(store).filter((key) => key.startsWith(prefix));
  return keys.reduce((sum, key) => sum + key.length + (store.getItem(key)?.length ?? 0), 0);
}

/** What the browser stores is removed with the session's entries. */
function forgetOwn(): void {
  unstored.clear();
}
