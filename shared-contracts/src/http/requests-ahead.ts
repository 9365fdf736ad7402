import type { AxiosResponse } from 'axios';
import type { Endpoint, EndpointRequest } from '../endpoint/define-endpoint.ts';
import { readToken } from '../session/session-storage.ts';
import { sendRequest } from './send-request.ts';

/** Milliseconds after which a response is too old for the call that it was requested for. */
const USABLE_FOR = 10_000;

type Sent = { response: Promise<AxiosResponse<unknown>>; at: number };

/** Requests whose calls have not been made yet. */
const sent = new Map<string, Sent>();

type EndpointCall<E extends Endpoint = Endpoint> = { endpoint: E; request: EndpointRequest<E> };

/** In the `meta` of a query: the call that its function makes. */
export type QueryCall = { call: EndpointCall };

/**
 * Sends the requests of a page's queries, before the page can. The next equal call takes the response: what a response does to the
 * session and to the query cache waits for the component that asks, so the hydration render has no data that the document lacks.
 * Ignores queries that are not made by `endpointQuery`.
 */
export function requestAhead(queries: readonly { meta?: Readonly<Record<string, unknown>> }[]): void {
  const token = readToken();
  for (const { meta } of queries) {
    const { call } = (meta ?? {}) as Partial<QueryCall>;
    if (!call || (call.endpoint.needsLogin && !token)) continue;
    const response = sendRequest(call.endpoint, call.request, token, {});
    // The call that takes it handles the failure.
    response.catch(() => undefined);
    sent.set(keyOf(call, token), { response, at: performance.now() });
  }
}

/**
 * @returns the response to a request that was sent ahead: once, only to the same customer, and not after a call that may have changed
 * what it says
 */
export function takeSentAhead(
  call: EndpointCall,
  token: string | null,
): Promise<AxiosResponse<unknown>> | undefined {
  if (call.endpoint.method !== 'GET') sent.clear();
  const key = keyOf(call, token);
  const ahead = sent.get(key);
  sent.delete(key);
  return ahead && performance.now() - ahead.at < USABLE_FOR ? ahead.response : undefined;
}

function keyOf({ endpoint, request }: EndpointCall, token: string | null): string {
  return JSON.stringify([endpoint.name, request, token]);
}
