import * as z from 'zod/mini';
import { checkedAtom } from '../incoming/checked-atom.ts';

/**
 * `unknown` on the server and until the first effect, because the document is the same for every visitor.
 * `phone` has ten digits.
 */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

const sessionSchema = z.union([
  z.object({ status: z.enum(['customer']), phone: z.string() }),
  z.object({ status: z.enum(['unknown']) }),
  z.object({ status: z.enum(['visitor']) }),
]);

/** Only the shell writes it. A value of the wrong shape is ignored (PROM-56). */
export const sessionAtom = checkedAtom<Session>({ status: 'unknown' }, sessionSchema, 'a session');
