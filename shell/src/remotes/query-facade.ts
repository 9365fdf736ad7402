import {
  focusManager,
  hashKey,
  keepPreviousData,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * React Query as the shell provides it: without infinite, streamed and suspending queries, and without its own hydration. Nothing
 * uses them, and they take 1.5 KB on every page of a remote. The gate refuses a remote that imports them.
 */
export const query = {
  focusManager,
  hashKey,
  keepPreviousData,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
};
