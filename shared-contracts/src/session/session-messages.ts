/** Spec section 4, word for word: what a storefront without a token says, and what a provider does. */
export const INVALID_SESSION_MESSAGE = 'Invalid session, please login again.';
export const EXPIRED_SESSION_MESSAGE = 'Session expired, please login again.';
