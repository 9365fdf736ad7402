const TOKEN_KEY = 'laminate-shop.token';
const PHONE_KEY = 'laminate-shop.phone';
const SEARCHES_KEY = 'laminate-shop.searches';

function localStore(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    // Storage is denied: browsing works, and the login says why it cannot.
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return localStore()?.getItem(key)?.trim() || null;
  } catch {
    return null;
  }
}

/** The bearer token; null without a session. Any access to storage may fail, because it may be denied or full. */
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
  try {
    const store = localStore();
    store?.setItem(probe, probe);
    store?.removeItem(probe);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** @returns false when the browser denies storage, so that the shopper cannot stay logged in */
export function storeSession(session: { token: string; phone: string }): boolean {
  try {
    const store = localStore();
    store?.setItem(TOKEN_KEY, session.token);
    store?.setItem(PHONE_KEY, session.phone);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Removes token, phone and recent searches, so that nothing of the customer stays on the device (SESS-9). */
export function forgetSession(): void {
  try {
    const store = localStore();
    for (const key of [TOKEN_KEY, PHONE_KEY, SEARCHES_KEY]) store?.removeItem(key);
  } catch {
    // A storage that cannot be written holds no session.
  }
}

/** Search terms of this device, newest first; none when storage is denied or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(read(SEARCHES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores search terms until the session ends. They are here because `forgetSession` must remove them without the catalog. */
export function storeRecentSearches(terms: readonly string[]): void {
  try {
    localStore()?.setItem(SEARCHES_KEY, JSON.stringify(terms));
  } catch {
    // Storage is full or denied: searching works without it.
  }
}
