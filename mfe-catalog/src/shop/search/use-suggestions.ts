import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import { ApiError, endpointQuery } from 'shared-contracts/http';
import { suggestProducts } from 'shared-contracts/product/endpoints';
import { readRecentSearches } from 'shared-contracts/session';
import { useDebouncedValue } from '../../interaction/use-debounced-value.ts';
import type { Sort } from '../../shop-address/shop-search.ts';
import { recentGroups, type SuggestionGroup, suggestionGroups } from './suggestions.ts';

/** Milliseconds. Shorter than the pause between two words, longer than between two letters. */
const TYPING_PAUSE = 150;
/** One letter says nothing yet. */
const SHORTEST_TERM = 2;

export type Suggestions = {
  groups: readonly SuggestionGroup[];
  /** The shopper turns to the box: nothing is read or asked before. */
  begin: () => void;
};

/** What stands below the search box: earlier searches while it is empty, suggestions while something is typed. */
export function useSuggestions(text: string, sort: Sort): Suggestions {
  const queries = useQueryClient();
  const [recent, setRecent] = useState<readonly string[]>();
  const typed = text.trim();
  const settled = useDebouncedValue(typed, TYPING_PAUSE);
  const { data } = useQuery({
    ...suggestionsQuery(settled),
    enabled: recent !== undefined && settled.length >= SHORTEST_TERM && offersSuggestions(queries),
    placeholderData: keepPreviousData,
  });
  const begin = () => setRecent(readRecentSearches());
  if (typed === '') return { groups: recentGroups(recent ?? [], sort), begin };
  const groups = data && typed.length >= SHORTEST_TERM ? suggestionGroups(data) : [];
  return { groups, begin };
}

/** What the provider would suggest for the beginning of a term. */
function suggestionsQuery(term: string) {
  return { ...endpointQuery(suggestProducts, { query: { q: term } }), retry: false };
}

/** An addition of the contract: a provider that has answered 404 or 405 once is not asked again with the next letter. */
function offersSuggestions(queries: QueryClient): boolean {
  const asked = queries.getQueryCache().findAll({ queryKey: endpointQueryKey(suggestProducts) });
  return !asked.some(
    ({ state: { error } }) => error instanceof ApiError && [404, 405].includes(error.status),
  );
}
