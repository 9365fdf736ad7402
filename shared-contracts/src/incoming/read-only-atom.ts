import { type Atom, atom } from 'jotai';
import { warnOfWrite } from './incoming.ts';

/**
 * A value of the shell that remotes only read (PROM-133): writing it is a type error. A build without that check writes in
 * vain, and is named in the console.
 * @param what names the value there: `the session`
 */
export function readOnlyAtom<Value>(state: Atom<Value>, what: string): Atom<Value> {
  return atom(
    (get) => get(state),
    () => warnOfWrite(what),
  );
}
