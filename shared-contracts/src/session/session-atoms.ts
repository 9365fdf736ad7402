import { atom } from 'jotai';

/** `unknown` while rendering on the server and until the first effect: the document is the same for every visitor. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

/** Written by the shell alone. */
export const sessionAtom = atom<Session>({ status: 'unknown' });
