/** Prefix of the keys of all entries of the shop. A logout removes all entries with it. */
export const STORED_PREFIX = 'laminate-shop.';

/**
 * The key of an entry contains the version of its shape. A release with another version neither reads nor replaces the entry, so
 * it is still there after a rollback (PROM-137). Version 1 is omitted, for compatibility with releases before there were versions.
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
 * Storage may be denied, full or broken: `localStorage` itself may throw, and so may each of its methods. Browsing works
 * without it, and the login shows why it does not work (PROM-6).
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

/** Whether this browser stores anything for the shop. If storage is denied or full, only writing fails. */
export function canStoreSession(): boolean {
  const probe = `${TOKEN_KEY}.probe`;
  return withStorage((store) => {
    store.setItem(probe, probe);
    store.removeItem(probe);
    return true;
  }, false);
}

/** @returns false if the browser denies storage: the shopper cannot stay logged in */
export function storeSession(session: { token: string; phone: string }): boolean {
  return withStorage((store) => {
    // The token comes last: if storage is full by then, there is no session.
    store.setItem(PHONE_KEY, session.phone);
    store.setItem(TOKEN_KEY, session.token);
    return true;
  }, false);
}

/**
 * A random id of this browser, by which the provider recognises a device that has logged in before (LOGIN-22). It identifies no person,
 * and outlives the session. @returns undefined if storage is denied: the login works without it
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
 * Removes token, phone, recent searches, kept intents, the order attempt, the cart's size, shortlist, seen products and the remotes' own
 * values, also in the versions of other releases, so that no data of the customer stays on the device (SESS-9). The id of the device
 * stays.
 */
export function forgetSession(): void {
  withStorage((store) => {
    const keys = Object.keys(store).filter((key) => key.startsWith(STORED_PREFIX) && key !== DEVICE_KEY);
    for (const key of keys) store.removeItem(key);
  }, undefined);
}

/** Search terms of this device, newest first; empty if storage is denied or invalid. */
export function readRecentSearches(): string[] {
  return readList(SEARCHES_KEY).filter((term) => typeof term === 'string');
}

/** Stores search terms until the session ends. It is here, because `forgetSession` must remove them without the catalog's remote. */
export function storeRecentSearches(terms: readonly string[]): void {
  storeList(SEARCHES_KEY, terms);
}

/**
 * A request for an order whose response may not have arrived. All tabs share the entry, so that a second tab and
 * a reload repeat the request with the same key, which makes one order (PAY-15).
 */
export type OrderAttempt = {
  key: string;
  /** The content of the order. A request with other content needs another key. */
  content: string;
};

/** The order attempt of this device; null if there is none, or storage is invalid. */
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

/** Pieces in the cart, without add-ons, when this device last read it; 0 if unknown. An estimate, which may be outdated (CART-40). */
export function readCartSize(): number {
  const size = Number(read(CART_SIZE_KEY));
  return Number.isSafeInteger(size) && size > 0 ? size : 0;
}

/** Stores the size of a customer's cart until the session ends. For an empty cart, the entry is removed. */
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

/** The list in an entry; empty if storage is denied or invalid. The items are not checked. */
export function readList(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores a list. For an empty list, the entry is removed, so that storage is empty after a logout. Without storage, nothing happens. */
export function storeList(key: string, list: readonly unknown[]): void {
  withStorage(
    (store) => (list.length > 0 ? store.setItem(key, JSON.stringify(list)) : store.removeItem(key)),
    undefined,
  );
}
