import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readRecentSearches } from 'shared-contracts/session';
import { useSettled } from '../../interaction/use-debounced-value.ts';
import type { Sort } from '../../shop-address/shop-search.ts';
import { recentGroups, type SuggestionGroup, suggestionGroups } from './suggestions.ts';
import { offersSuggestions, suggestionsQuery } from './suggestions-query.ts';

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
  const settled = useSettled(typed, TYPING_PAUSE);
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
