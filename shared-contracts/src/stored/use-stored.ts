import { use, useMemo, useSyncExternalStore } from 'react';
import { listen } from '../events/events.ts';
import { isAccepted } from '../incoming/incoming.ts';
import type { Shape } from '../incoming/shapes.ts';
import { MounterContext } from '../remotes/remote-boundary.tsx';
import { forgetOwn, keepOwn, ownText } from './own-values.ts';

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
