/** What survives a reload. All access to the browser's storage goes through this module: it may be denied or full. */
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
  return localStore()?.getItem(key)?.trim() || null;
}

export function readToken(): string | null {
  return read(TOKEN_KEY);
}

export function readPhone(): string | null {
  return read(PHONE_KEY);
}

/** False when the browser refuses storage: the shopper cannot stay logged in then. */
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

export function forgetSession(): void {
  const store = localStore();
  store?.removeItem(TOKEN_KEY);
  store?.removeItem(PHONE_KEY);
  store?.removeItem(SEARCHES_KEY);
}

/** What was searched for on this device, the newest first; none where storage is denied, or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(read(SEARCHES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

/** They go with the session: who logs out leaves nothing of what was looked for. */
export function storeRecentSearches(terms: readonly string[]): void {
  try {
    localStore()?.setItem(SEARCHES_KEY, JSON.stringify(terms));
  } catch {
    // Full or denied: searching works all the same.
  }
}
