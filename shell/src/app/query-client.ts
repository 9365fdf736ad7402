import { QueryClient } from '@tanstack/react-query';
import type { QueryState } from 'shared-contracts/document';
import { ApiError } from 'shared-contracts/http';
import { isBusyError } from '../frame/busy-error.ts';

/** Milliseconds without a new request for the same data. The cart checks prices again by itself. */
const FRESH_FOR = 60_000;

/** Retries of a request to a busy server, each after the seconds that the server named. */
const BUSY_RETRIES = 5;
/** A network failure is retried once, a busy server as it said, another error never. @param freshFor in milliseconds */
export function createQueryClient(freshFor = FRESH_FOR): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        // Offline requests fail at once instead of being paused without a message.
        networkMode: 'always',
        // `networkMode: 'always'` turns this off by default.
        refetchOnReconnect: true,
        retry: (failures, error) =>
          isBusyError(error)
            ? failures < BUSY_RETRIES
            : failures < 1 && error instanceof ApiError && error.kind === 'network',
        // Spreads the retries after an overload.
        retryDelay: (_failures, error) =>
          isBusyError(error) ? 1000 * (1 + Math.random()) * ((error as ApiError).retryAfter ?? 1) : 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Fills a query cache with a document's query results, as if they had just been fetched. */
export function restoreQueryState(state: QueryState, queries: QueryClient): void {
  for (const [key, data] of state) queries.setQueryData(key, data);
}

/** What was requested does not exist (404), or its name is invalid (400). Other failures may be temporary. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
