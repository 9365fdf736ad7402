import { isSameName } from 'shared-contracts/product/same-name';
import { readRecentSearches, storeRecentSearches } from 'shared-contracts/session';

/** As many as stand above a phone's keyboard. */
const MOST_KEPT = 5;

/** Puts a term before the ones that were searched for earlier; what is not searched for any more falls off the end. */
export function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((other) => !isSameName(other, term));
  storeRecentSearches([term, ...others].slice(0, MOST_KEPT));
}

export function forgetSearches(): void {
  storeRecentSearches([]);
}
