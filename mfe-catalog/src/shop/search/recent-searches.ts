import { isSameName } from 'shared-contracts/product/same-name';
import { readRecentSearches, storeRecentSearches } from 'shared-contracts/session';

/** As many as fit above the keyboard of a phone. */
const MAX_RECENT_SEARCHES = 5;

export function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((other) => !isSameName(other, term));
  storeRecentSearches([term, ...others].slice(0, MAX_RECENT_SEARCHES));
}

export function forgetSearches(): void {
  storeRecentSearches([]);
}
