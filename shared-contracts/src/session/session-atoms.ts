import { atom } from 'jotai';

/**
 * `unknown` on the server and until the first effect, because the document is the same for every visitor.
 * `phone` has ten digits.
 */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

/** Only the shell writes it. */
export const sessionAtom = atom<Session>({ status: 'unknown' });
