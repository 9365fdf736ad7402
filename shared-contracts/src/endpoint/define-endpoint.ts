import type { input, output, ZodMiniType } from 'zod/mini';

/** A larger body is a 413 with this message. The largest legitimate request is an address, which is far smaller. */
export const BODY_LIMIT = { bytes: 64 * 1024, message: 'The request is too large.' } as const;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API as data. The provider's route, `/openapi.json`, the browser's call and the mocks are made from it. */
export type Endpoint<
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Response extends ZodMiniType = ZodMiniType,
> = {
  /** Unique; also part of the query key. */
  name: string;
  /**
   * Hash of the response's schema, part of the query key: two releases of the contract with different responses do not share
   * cached data (PROM-135). Computed in each build.
   */
  shape?: string;
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  query?: Query;
  body?: Body;
  response: Response;
  successStatus: 200 | 201;
  /** The call sends the bearer token, so the session rules apply (SESS-4 to SESS-6). */
  needsLogin: boolean;
  /** A query by POST, with its filters in the body. As it changes nothing, the edge server may make it while rendering a page. */
  onlyReads?: true;
  /** A provider may lack it and respond with 404 or 405; the data of its query are then null (API-18). */
  isAddition?: true;
  /** The request may carry an `Idempotency-Key`: repeated with the same key, it has one effect (API-24). */
  takesIdempotencyKey?: boolean;
  /** Shown if the provider sent no message (DATA-8). */
  failureMessage: string;
};

type EndpointDraft<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType> = Omit<
  Endpoint<Q, B, R>,
  'needsLogin' | 'successStatus'
> &
  Partial<Pick<Endpoint, 'needsLogin' | 'successStatus'>>;

/** Fills in the defaults: no login, status 200. */
export function defineEndpoint<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  draft: EndpointDraft<Q, B, R> & { isAddition: true },
): Endpoint<Q, B, R> & { isAddition: true };
export function defineEndpoint<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  draft: EndpointDraft<Q, B, R>,
): Endpoint<Q, B, R>;
export function defineEndpoint<Q extends ZodMiniType, B extends ZodMiniType, R extends ZodMiniType>(
  draft: EndpointDraft<Q, B, R>,
): Endpoint<Q, B, R> {
  return { needsLogin: false, successStatus: 200, ...draft };
}

/** The input of the request schemas, which a caller passes. */
export type EndpointRequest<E extends Endpoint> = (E extends { query?: infer Q extends ZodMiniType }
  ? unknown extends input<Q>
    ? { query?: undefined }
    : undefined extends input<Q>
      ? { query?: input<Q> }
      : { query: input<Q> }
  : { query?: undefined }) &
  (E extends { body?: infer B extends ZodMiniType }
    ? unknown extends input<B>
      ? { body?: undefined }
      : { body: input<B> }
    : { body?: undefined });

/** The response after its schema has normalised it, which a caller receives. */
export type EndpointResponse<E extends Endpoint> = output<E['response']>;

/** The data of an endpoint's query; null if the provider lacks the endpoint. */
export type EndpointData<E extends Endpoint> =
  | EndpointResponse<E>
  | (E extends { isAddition: true } ? null : never);

/** The response before normalisation, which a provider may send. */
export type EndpointWireResponse<E extends Endpoint> = input<E['response']>;

/** The first part of the key of every query of a customer. These are removed when the session ends. */
export const CUSTOMER_QUERIES = 'customer';
/** The first part of the key of every other query. */
export const PUBLIC_QUERIES = 'public';

/**
 * The query key of one request, or without `request` the prefix of all of an endpoint's keys. Equal for releases of the contract
 * with the same response.
 */
export function endpointQueryKey<E extends Endpoint>(endpoint: E, request?: EndpointRequest<E>): unknown[] {
  const scope = endpoint.needsLogin ? CUSTOMER_QUERIES : PUBLIC_QUERIES;
  const { name, shape } = endpoint;
  return request === undefined ? [scope, name, shape] : [scope, name, shape, request];
}
