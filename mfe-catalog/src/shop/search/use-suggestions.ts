import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import { endpointQuery } from 'shared-contracts/http';
import { suggestProducts } from 'shared-contracts/product/endpoints';
import { readRecentSearches } from 'shared-contracts/session';
import type { Sort } from '../../shop-address/shop-search.ts';
import { recentGroups, type SuggestionGroup, suggestionGroups } from './suggestions.ts';

/** In milliseconds, shorter than the pause between two words and longer than between two letters. */
const TYPING_PAUSE = 150;
/** A single letter matches too much. */
const SHORTEST_TERM = 2;

export type Suggestions = {
  groups: readonly SuggestionGroup[];
  /** Called when the shopper enters the box. Nothing is read or requested before. */
  begin: () => void;
};

/** Fills the list below the search box with recent searches while the box is empty, else with suggestions. */
export function useSuggestions(text: string, sort: Sort): Suggestions {
  const queries = useQueryClient();
  const [recent, setRecent] = useState<readonly string[]>();
  const typed = text.trim();
  const debounced = useDebouncedValue(typed, TYPING_PAUSE);
  const { data } = useQuery({
    ...suggestionsQuery(debounced),
    enabled: recent !== undefined && debounced.length >= SHORTEST_TERM && offersSuggestions(queries),
    placeholderData: keepPreviousData,
  });
  const begin = () => setRecent(readRecentSearches());
  if (typed === '') return { groups: recentGroups(recent ?? [], sort), begin };
  const groups = data && typed.length >= SHORTEST_TERM ? suggestionGroups(data) : [];
  return { groups, begin };
}

function suggestionsQuery(term: string) {
  return { ...endpointQuery(suggestProducts, { query: { q: term } }), retry: false };
}

/** Whether the provider has suggestions. A provider that lacks them is not asked again. */
function offersSuggestions(queries: QueryClient): boolean {
  const suggested = queries.getQueriesData({ queryKey: endpointQueryKey(suggestProducts) });
  return !suggested.some(([, data]) => data === null);
}

/** @param delay milliseconds */
function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
