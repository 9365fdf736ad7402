import { type Atom, atom } from 'jotai';
import { warnOfWrite } from './incoming.ts';

/**
 * A value of the shell that remotes only read (PROM-133): writing is a type error, and without that check has no effect.
 * @param what names the value in the console's warning: `the session`
 */
export function readOnlyAtom<Value>(state: Atom<Value>, what: string): Atom<Value> {
  return atom(
    (get) => get(state),
    () => warnOfWrite(what),
  );
}
