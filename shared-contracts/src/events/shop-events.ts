/**
 * The shop's events, which owners announce to each other. They are few, in the past tense, with ids and sentences as payload.
 * `login-requested` and `logout-requested` are requests.
 */
export type ShopEvents = {
  /** The cart changed on the server (CART-5). */
  'cart-updated': Record<string, never>;
  /** The token was missing, rejected or expired (SESS-5, SESS-6). `message` is shown to the shopper. */
  'session-expired': { message: string };
  /** A login succeeded and is stored. `phone` has ten digits. */
  'session-started': { phone: string };
  /** The session ended, by a logout or by its expiry. */
  'session-ended': Record<string, never>;
  /** A page or a button requests the login dialog, which announces `message`. */
  'login-requested': { requestId: string; message?: string };
  /** The dialog of that request was closed without a login. */
  'login-dismissed': { requestId: string };
  /** A customer wants to log out: the shell asks for confirmation first (SESS-9). */
  'logout-requested': Record<string, never>;
};

export type ShopEventName = keyof ShopEvents;

/** Events that the shop's other tabs receive, too (SESS-10); the rest concerns one tab. */
export const MIRRORED_EVENTS: readonly ShopEventName[] = ['cart-updated', 'session-started', 'session-ended'];
