import { atom } from 'jotai';
import { readOnlyAtom } from '../incoming/read-only-atom.ts';

/** `unknown` on the server and until the first effect: every visitor gets the same document. `phone` has ten digits. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

/** Only the shell writes it. */
export const sessionState = atom<Session>({ status: 'unknown' });

/** Whether a customer is logged in. Remotes only read it (PROM-133). */
export const sessionAtom = readOnlyAtom(sessionState, 'the session');
