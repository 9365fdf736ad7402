import { atom, type PrimitiveAtom } from 'jotai';
import { isAccepted } from './incoming.ts';
import type { Shape } from './shapes.ts';

/** An atom that every remote can write, and that ignores values of the wrong shape (PROM-56). */
export function checkedAtom<Value>(initial: Value, shape: Shape<Value>, what: string): PrimitiveAtom<Value> {
  const stored = atom({ value: initial });
  return atom(
    (get) => get(stored).value,
    (get, set, update) => {
      const next = update instanceof Function ? update(get(stored).value) : update;
      if (isAccepted(shape, next, what)) set(stored, { value: next });
    },
  );
}
