import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointRequest, EndpointResponse } from '../endpoint/define-endpoint.ts';
import { callEndpoint } from './call-endpoint.ts';

/** First part of the key of every query that belongs to a customer: wiped when the session ends. */
export const CUSTOMER_QUERIES = 'customer';

/**
 * An endpoint as a query. Equal requests have equal keys in every package, so that one owner's answer serves another;
 * an addition of the contract that a provider lacks is the caller's to handle.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: EndpointRequest<E>) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: [endpoint.needsLogin ? CUSTOMER_QUERIES : 'public', endpoint.name, request],
    queryFn: ({ signal }) => callEndpoint(endpoint, request, { signal }),
  });
}
