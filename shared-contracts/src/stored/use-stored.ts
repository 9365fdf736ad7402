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
  // Fired by other tabs. A null key means that storage was cleared.
  window.addEventListener('storage', tellAll);
  const { signal } = new AbortController();
  const forget = () => {
    forgetOwn();
    tellAll();
  };
  listen('session-ended', forget, signal);
}

/**
 * A small value that this remote stores in the browser, such as how a list is shown. It is `initial` on the server, in the
 * hydration render, and if nothing of this shape is stored. All parts of the remote and all tabs share it; other remotes cannot read
 * it. A logout removes it.
 *
 * All values of a remote share `OWN_STORAGE_LIMIT`. A value that does not fit is kept until the document is left.
 * @param name unique within the remote
 * @param shape check for the stored value, which another release may have written; see `shared-contracts/shapes`. A constant, like `initial`
 * @returns the value, and a function that stores another one; a value of the wrong shape is ignored
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
