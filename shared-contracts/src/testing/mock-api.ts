import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Endpoint, EndpointWireResponse } from '../endpoint/define-endpoint.ts';

export type MockRequest = {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  token: string | undefined;
  idempotencyKey: string | undefined;
};

type MockResponse = { status: number; body: unknown; retryAfter?: number | undefined } | 'network error';

export type MockApi = {
  /** Sets the response of an endpoint from now on. The function may be async, and may call `errorResponse` or `networkError`. */
  respond<E extends Endpoint>(
    endpoint: E,
    respond: (request: MockRequest) => EndpointWireResponse<E> | Promise<EndpointWireResponse<E>>,
  ): void;
  /** The requests to an endpoint, oldest first. */
  callsOf(endpoint: Endpoint): MockRequest[];
};

class FailedCall extends Error {
  readonly response: MockResponse;
  constructor(response: MockResponse) {
    super('The mock responds with an error.');
    this.response = response;
  }
}

/** Responds with an error (API-2). @param retryAfter seconds, the header `Retry-After` */
export function errorResponse(status: number, body: unknown = {}, retryAfter?: number): never {
  throw new FailedCall({ status, body, retryAfter });
}

export function networkError(): never {
  throw new FailedCall('network error');
}

/**
 * Replaces the network below `callEndpoint`. An endpoint without a response is a 501.
 * @param arrived awaited before each response
 */
export function mockApi(arrived?: () => Promise<void>): MockApi {
  const responses = new Map<string, (request: MockRequest) => unknown>();
  const calls = new Map<string, MockRequest[]>();
  const key = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

  const answer = async (method: string, path: string, request: MockRequest): Promise<MockResponse> => {
    const called = key(method, path);
    calls.set(called, [...(calls.get(called) ?? []), request]);
    await arrived?.();
    return responseTo(request, responses.get(called));
  };

  axios.defaults.adapter = async (config) => {
    const response = await answer(config.method ?? 'GET', config.url ?? '', requestOf(config));
    if (response === 'network error') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    return {
      data: response.body,
      status: response.status,
      statusText: '',
      headers: headersOf(response),
      config,
    } satisfies AxiosResponse;
  };
  // For requests that are sent ahead of their calls.
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://shop.invalid'), init);
    const { pathname } = new URL(request.url);
    const response = await answer(request.method, pathname, await fetchedRequest(request));
    if (response === 'network error') throw new TypeError('Failed to fetch');
    const { status, body } = response;
    return Response.json(body ?? null, { status, headers: headersOf(response) });
  };

  return {
    respond: (endpoint, respond) => responses.set(key(endpoint.method, endpoint.path), respond),
    callsOf: (endpoint) => calls.get(key(endpoint.method, endpoint.path)) ?? [],
  };
}

async function responseTo(
  request: MockRequest,
  respond: ((request: MockRequest) => unknown) | undefined,
): Promise<MockResponse> {
  if (!respond) return { status: 501, body: {} };
  try {
    return { status: 200, body: await respond(request) };
  } catch (thrown) {
    if (thrown instanceof FailedCall) return thrown.response;
    throw thrown;
  }
}

function headersOf({ retryAfter }: Exclude<MockResponse, 'network error'>): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

async function fetchedRequest(request: Request): Promise<MockRequest> {
  const { searchParams } = new URL(request.url);
  return {
    query: Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => {
        const values = searchParams.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    ),
    body: JSON.parse((await request.text()) || '{}'),
    token: request.headers.get('Authorization')?.replace('Bearer ', ''),
    idempotencyKey: undefined,
  };
}

function requestOf(config: InternalAxiosRequestConfig): MockRequest {
  return {
    query: config.params ?? {},
    body: typeof config.data === 'string' ? JSON.parse(config.data) : (config.data ?? {}),
    token: config.headers.get('Authorization')?.toString().replace('Bearer ', ''),
    idempotencyKey: config.headers.get('Idempotency-Key')?.toString(),
  };
}
