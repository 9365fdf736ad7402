/**
 * What happened, told across owners: few, past tense, payloads are ids and sentences. `login-requested` is the one
 * request among them.
 */
export type ShopEvents = {
  /** The cart changed on the server. Spec section 4. */
  'cart-updated': Record<string, never>;
  /** The token was missing, refused or expired; `message` is what the shopper is told. Spec section 4. */
  'session-expired': { message: string };
  'session-started': { phone: string };
  'session-ended': Record<string, never>;
  /** A page or a button asks for the login dialog; `message` is announced with it. */
  'login-requested': { requestId: string; message?: string };
  /** The dialog of that request was closed without a login. */
  'login-dismissed': { requestId: string };
};

export type ShopEventName = keyof ShopEvents;

/** Other tabs of the shop must know of these; the rest concerns one tab alone. */
export const MIRRORED_EVENTS: readonly ShopEventName[] = ['cart-updated', 'session-started', 'session-ended'];
