/** Begins the key of every entry of the shop: a logout removes all entries whose keys begin with it. */
export const STORED_PREFIX = 'laminate-shop.';

/**
 * The key of an entry contains the version of its shape: a release with another version neither reads the entry nor replaces it, so
 * that it is found again after a roll-back (PROM-137). Version 1 is not written, as in releases before there were versions.
 */
export const entryKey = (name: string, version: number): string =>
  STORED_PREFIX + name + (version > 1 ? `.${version}` : '');

const TOKEN_KEY = entryKey('token', 1);
const PHONE_KEY = entryKey('phone', 1);
const SEARCHES_KEY = entryKey('searches', 1);
const ORDER_ATTEMPT_KEY = entryKey('order-attempt', 1);
const CART_SIZE_KEY = entryKey('cart-size', 1);
const DEVICE_KEY = entryKey('device', 1);

/**
 * Storage may be denied, full or broken: `localStorage` itself may throw, and so may each of its calls. Browsing works
 * without it, and the login says why it cannot (PROM-6).
 */
export function withStorage<Result>(use: (store: Storage) => Result, otherwise: Result): Result {
  try {
    return typeof window === 'undefined' ? otherwise : use(window.localStorage);
  } catch {
    return otherwise;
  }
}

function read(key: string): string | null {
  return withStorage((store) => store.getItem(key)?.trim() || null, null);
}

/** The bearer token; null without a session. */
export function readToken(): string | null {
  return read(TOKEN_KEY);
}

/** The customer's phone number, ten digits; null without a session. */
export function readPhone(): string | null {
  return read(PHONE_KEY);
}

/** Whether this browser stores anything for the shop: denied and full storage fail only when something is written. */
export function canStoreSession(): boolean {
  const probe = `${TOKEN_KEY}.probe`;
  return withStorage((store) => {
    store.setItem(probe, probe);
    store.removeItem(probe);
    return true;
  }, false);
}

/** @returns false when the browser denies storage: the shopper cannot stay logged in */
export function storeSession(session: { token: string; phone: string }): boolean {
  return withStorage((store) => {
    // The token last: without it there is no session, should storage be full by then.
    store.setItem(PHONE_KEY, session.phone);
    store.setItem(TOKEN_KEY, session.token);
    return true;
  }, false);
}

/**
 * A random id of this browser, by which the provider knows a device that has logged in before (LOGIN-22). It names nobody and outlives
 * the session. @returns undefined when storage is denied: the login works without it
 */
export function deviceId(): string | undefined {
  return withStorage((store) => {
    const stored = store.getItem(DEVICE_KEY)?.trim();
    if (stored) return stored;
    // Not `randomUUID`, which browsers offer on https alone.
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
    const made = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    store.setItem(DEVICE_KEY, made);
    return made;
  }, undefined);
}

/**
 * Removes token, phone, recent searches, kept intents, the attempt to order, the size of the cart, shortlist, products seen and what
 * remotes keep, also in the versions of other releases, so that nothing of the customer stays on the device (SESS-9). The device's own id
 * stays.
 */
export function forgetSession(): void {
  withStorage((store) => {
    const keys = Object.keys(store).filter((key) => key.startsWith(STORED_PREFIX) && key !== DEVICE_KEY);
    for (const key of keys) store.removeItem(key);
  }, undefined);
}

/** Search terms of this device, newest first; none when storage is denied or holds something else. */
export function readRecentSearches(): string[] {
  return readList(SEARCHES_KEY).filter((term) => typeof term === 'string');
}

/** Stores search terms until the session ends. They are here because `forgetSession` must remove them without the catalog. */
export function storeRecentSearches(terms: readonly string[]): void {
  storeList(SEARCHES_KEY, terms);
}

/**
 * A request for an order whose response may not have arrived. It is in the storage that all tabs share, so that a second tab and
 * a reload repeat the request with the same key, which makes one order (PAY-15).
 */
export type OrderAttempt = {
  key: string;
  /** What is ordered. A request for something else needs another key. */
  content: string;
};

/** The attempt to order of this device; null without one, and when storage holds something else. */
export function readOrderAttempt(): OrderAttempt | null {
  const { key, content } = readJson(ORDER_ATTEMPT_KEY) ?? {};
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
}

/** Stores an attempt until the session ends; null removes it. */
export function storeOrderAttempt(attempt: OrderAttempt | null): void {
  withStorage((store) => {
    if (attempt) store.setItem(ORDER_ATTEMPT_KEY, JSON.stringify(attempt));
    else store.removeItem(ORDER_ATTEMPT_KEY);
  }, undefined);
}

/** Pieces in the cart, without add-ons, when this device last read it; 0 when unknown. Only a guess by now (CART-40). */
export function readCartSize(): number {
  const size = Number(read(CART_SIZE_KEY));
  return Number.isSafeInteger(size) && size > 0 ? size : 0;
}

/** Stores the size of a customer's cart until the session ends. An empty cart takes no place. */
export function storeCartSize(pieces: number): void {
  withStorage((store) => {
    if (pieces > 0 && readToken()) store.setItem(CART_SIZE_KEY, String(pieces));
    else store.removeItem(CART_SIZE_KEY);
  }, undefined);
}

function readJson(key: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** An entry that is a list; none when storage is denied or holds something else. Its items are not checked. */
export function readList(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** An empty list takes no place: after a logout the storage is empty. Without storage the shop works without the list. */
export function storeList(key: string, list: readonly unknown[]): void {
  withStorage(
    (store) => (list.length > 0 ? store.setItem(key, JSON.stringify(list)) : store.removeItem(key)),
    undefined,
  );
}
