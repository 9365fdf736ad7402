import type { input, output, ZodMiniType } from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the wire contract, as data. The provider's route, `/openapi.json`, the browser's call, the mock and the
 * tests are all made from it.
 */
export type Endpoint<
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Response extends ZodMiniType = ZodMiniType,
> = {
  /** Unique; also the first part of the query key. */
  name: string;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  query?: Query;
  body?: Body;
  response: Response;
  /** Status of a success. */
  successStatus: 200 | 201;
  /** Carries the bearer token; session rules hold (spec section 4). */
  needsLogin: boolean;
  /** Shown when the server sent no message of its own (spec section 8). */
  failureMessage: string;
};

type EndpointDraft<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType> = Omit<
  Endpoint<Q, B, R>,
  'needsLogin' | 'successStatus'
> &
  Partial<Pick<Endpoint, 'needsLogin' | 'successStatus'>>;

export function defineEndpoint<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  draft: EndpointDraft<Q, B, R>,
): Endpoint<Q, B, R> {
  return { needsLogin: false, successStatus: 200, ...draft };
}

/** What a caller sends: the input side of the request schemas. */
export type EndpointRequest<E extends Endpoint> = (E extends { query?: infer Q extends ZodMiniType }
  ? unknown extends input<Q>
    ? { query?: undefined }
    : { query: input<Q> }
  : { query?: undefined }) &
  (E extends { body?: infer B extends ZodMiniType }
    ? unknown extends input<B>
      ? { body?: undefined }
      : { body: input<B> }
    : { body?: undefined });

/** What the storefront works with: the answer after its schema has normalised it. */
export type EndpointResponse<E extends Endpoint> = output<E['response']>;

/** What a provider may send: the answer before normalisation. */
export type EndpointWireResponse<E extends Endpoint> = input<E['response']>;

/** First part of the key of every query that belongs to a customer: removed when the session ends. */
export const CUSTOMER_QUERIES = 'customer';
/** First part of the key of every other query. */
export const PUBLIC_QUERIES = 'public';

/** The key of an endpoint's queries: of one request, or without a request of all of them. */
export function endpointQueryKey<E extends Endpoint>(endpoint: E, request?: EndpointRequest<E>): unknown[] {
  const scope = endpoint.needsLogin ? CUSTOMER_QUERIES : PUBLIC_QUERIES;
  return request === undefined ? [scope, endpoint.name] : [scope, endpoint.name, request];
}
