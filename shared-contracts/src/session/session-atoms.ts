import { checkedAtom } from '../incoming/checked-atom.ts';
import { either, fields, oneOf, text } from '../incoming/shapes.ts';

/**
 * `unknown` on the server and until the first effect, because the document is the same for every visitor.
 * `phone` has ten digits.
 */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'customer'; phone: string };

const sessionShape = either<Session>(
  fields({ status: oneOf('customer'), phone: text }),
  fields({ status: oneOf('unknown') }),
  fields({ status: oneOf('visitor') }),
);

/** Only the shell writes it. A value of the wrong shape is ignored (PROM-56). */
export const sessionAtom = checkedAtom<Session>({ status: 'unknown' }, sessionShape, 'a session');
