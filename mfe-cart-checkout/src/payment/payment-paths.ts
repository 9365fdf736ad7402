import { pagePath, queryString } from 'shared-contracts/routes';

/** The order that was not paid, for the cart's notice. */
export const CANCELLED = 'cancelled';
/** Why the checkout has sent the shopper back to the cart. */
export const RETURNED = 'returned';
export type ReturnReason = 'too-few' | 'unverified';

/** The checkout of an order that exists already. */
export const payOrderPath = (order: string) =>
  `${pagePath('/checkout')}${queryString({ step: 'payment', order })}`;

/** Where the chosen samples are ordered. */
export const SAMPLES_PATH = pagePath('/samples');
/** The order whose samples are chosen again. */
export const AGAIN = 'again';

export const samplesAgainPath = (order_id: string) => `${SAMPLES_PATH}${queryString({ [AGAIN]: order_id })}`;

export const cartAfterCancelPath = (order_id: string) =>
  `${pagePath('/cart')}${queryString({ [CANCELLED]: order_id })}`;

export const cartAfterReturnPath = (reason: ReturnReason) =>
  `${pagePath('/cart')}${queryString({ [RETURNED]: reason })}`;
