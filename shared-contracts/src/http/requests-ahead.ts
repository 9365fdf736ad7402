import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Endpoint, EndpointRequest } from '../endpoint/define-endpoint.ts';
import { readToken } from '../session/session-storage.ts';
import { type ApiResponse, fetchAhead, USABLE_FOR } from './send-request.ts';

type Sent = { response: Promise<ApiResponse>; at: number };

/** Requests that were sent and whose calls have not been made yet. */
const sent = new Map<string, Sent>();

type EndpointCall<E extends Endpoint = Endpoint> = { endpoint: E; request: EndpointRequest<E> };

/** In a query's `meta`: the call that its function makes, or would make with the current query cache. */
export type QueryCall = { call?: EndpointCall; callWith?: (cache: QueryClient) => EndpointCall };

/**
 * Sends the requests of a page's queries before the page can. The next equal call uses the response. What a response does to the session
 * and the query cache happens only then, so the hydration render has no data that the document lacks.
 * Ignores queries without their call in `meta`. Those of `endpointQuery` have it.
 */
export function requestAhead(queries: readonly { meta?: Readonly<Record<string, unknown>> }[]): void {
  for (const { meta = {} } of queries) {
    const { call }: QueryCall = meta;
    if (call) sendAhead(call);
  }
}

/**
 * Prefetches a query. Its request does not wait for the HTTP client, which is loaded with the first call (decision 059).
 * @param query a query without its call in `meta` is prefetched with the client
 */
// biome-ignore lint/suspicious/noExplicitAny: a query of any result
export function prefetchAhead(query: FetchQueryOptions<any, any, any, any>, cache: QueryClient): void {
  const { call, callWith }: QueryCall = query.meta ?? {};
  const made = call ?? callWith?.(cache);
  if (made && isMissing(query, cache)) sendAhead(made);
  void cache.prefetchQuery(query);
}

/** Whether `prefetchQuery` would call the API now. */
function isMissing({ queryKey }: { queryKey: QueryKey }, cache: QueryClient): boolean {
  const query = cache.getQueryCache().find({ queryKey });
  const { staleTime = 0 } = cache.defaultQueryOptions({ queryKey });
  return query?.state.fetchStatus !== 'fetching' && (!query || query.isStaleByTime(Number(staleTime)));
}

function sendAhead(call: EndpointCall): void {
  const token = readToken();
  if (call.endpoint.needsLogin && !token) return;
  const response = fetchAhead(call.endpoint, call.request, token);
  // The call that uses the response handles the failure.
  response.catch(() => undefined);
  sent.set(keyOf(call, token), { response, at: performance.now() });
}

/**
 * @returns the response to a request that was sent ahead: only once, only to the same customer, and not after a call that may have
 * made it outdated
 */
export function takeSentAhead(call: EndpointCall, token: string | null): Promise<ApiResponse> | undefined {
  if (call.endpoint.method !== 'GET' && !call.endpoint.onlyReads) {
    sent.clear();
    globalThis.__CALLS__ = undefined;
  }
  const key = keyOf(call, token);
  const ahead = sent.get(key);
  sent.delete(key);
  return ahead && performance.now() - ahead.at < USABLE_FOR ? ahead.response : undefined;
}

function keyOf({ endpoint, request }: EndpointCall, token: string | null): string {
  return JSON.stringify([endpoint.name, request, token]);
}
