import { type Atom, atom } from 'jotai';
import { warnOfWrite } from './incoming.ts';

/**
 * State of the shell that remotes only read (PROM-133). Writing it is a type error, and has no effect in a build without type checks.
 * @param what the state's name in the console's warning: `the session`
 */
export function readOnlyAtom<Value>(state: Atom<Value>, what: string): Atom<Value> {
  return atom(
    (get) => get(state),
    () => warnOfWrite(what),
  );
}
