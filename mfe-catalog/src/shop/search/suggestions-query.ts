import type { QueryClient } from '@tanstack/react-query';
import { ApiError, endpointQuery } from 'shared-contracts/http';
import { suggestProducts } from 'shared-contracts/product/endpoints';

/** What the provider would suggest for the beginning of a term. */
export function suggestionsQuery(term: string) {
  return { ...endpointQuery(suggestProducts, { query: { q: term } }), retry: false };
}

/** An addition of the contract: a provider that has answered 404 or 405 once is not asked again with the next letter. */
export function offersSuggestions(queries: QueryClient): boolean {
  const [scope, name] = suggestionsQuery('').queryKey;
  const asked = queries.getQueryCache().findAll({ queryKey: [scope, name] });
  return !asked.some(
    ({ state: { error } }) => error instanceof ApiError && [404, 405].includes(error.status),
  );
}
