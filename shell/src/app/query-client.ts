import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-contracts/http';

/** Milliseconds. What was asked a minute ago is shown without asking; prices are checked again when it matters, in the cart. */
const FRESH_FOR = 60_000;

/** The shop's one query cache. A lost connection is asked once more; a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
        // A browser that is offline says so at once, and nothing waits in silence.
        networkMode: 'always',
        // Not by itself in that mode.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
