import { pagePath, queryString } from 'shared-contracts/routes';

/** The parameter with the order that was not paid, for the notice on the cart page. */
export const CANCELLED = 'cancelled';
/** The parameter with the reason why the checkout has led back to the cart. */
export const RETURNED = 'returned';
export type ReturnReason = 'too-few' | 'unverified';

export const payOrderPath = (order: string) =>
  `${pagePath('/checkout')}${queryString({ step: 'payment', order })}`;

export const SAMPLES_PATH = pagePath('/samples');
/** The parameter with the order whose samples are chosen again. */
export const AGAIN = 'again';

export const samplesAgainPath = (order_id: string) => `${SAMPLES_PATH}${queryString({ [AGAIN]: order_id })}`;

export const cartAfterCancelPath = (order_id: string) =>
  `${pagePath('/cart')}${queryString({ [CANCELLED]: order_id })}`;

export const cartAfterReturnPath = (reason: ReturnReason) =>
  `${pagePath('/cart')}${queryString({ [RETURNED]: reason })}`;
