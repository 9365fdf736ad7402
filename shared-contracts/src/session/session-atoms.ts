import { atom } from 'jotai';

/** `unknown` while rendering on the server and until the first effect: the document is the same for every visitor. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

/** Written by the shell alone. */
export const sessionAtom = atom<Session>({ status: 'unknown' });

/** The sum of all quantities in the cart, the add-on too; null before it is known. Written by the shell alone. */
export const cartCountAtom = atom<number | null>(null);
