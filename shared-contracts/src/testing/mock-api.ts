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
  /**
   * Sets the response of an endpoint from now on. The function may be asynchronous, and may call `errorResponse` or `networkError`
   * in place of returning.
   */
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

/**
 * Responds with an error (API-2).
 * @param retryAfter seconds, the header `Retry-After`
 */
export function errorResponse(status: number, body: unknown = {}, retryAfter?: number): never {
  throw new FailedCall({ status, body, retryAfter });
}

/** Fails as without a network: there is no response. */
export function networkError(): never {
  throw new FailedCall('network error');
}

/** Replaces the network below `callEndpoint`. An endpoint without a response set is a 501. */
export function mockApi(): MockApi {
  const responses = new Map<string, (request: MockRequest) => unknown>();
  const calls = new Map<string, MockRequest[]>();
  const key = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

  axios.defaults.adapter = async (config) => {
    const called = key(config.method ?? 'GET', config.url ?? '');
    const request = requestOf(config);
    calls.set(called, [...(calls.get(called) ?? []), request]);
    const response = await responseTo(request, responses.get(called));
    if (response === 'network error') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    return {
      data: response.body,
      status: response.status,
      statusText: '',
      headers: response.retryAfter === undefined ? {} : { 'retry-after': String(response.retryAfter) },
      config,
    } satisfies AxiosResponse;
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

function requestOf(config: InternalAxiosRequestConfig): MockRequest {
  return {
    query: config.params ?? {},
    body: typeof config.data === 'string' ? JSON.parse(config.data) : (config.data ?? {}),
    token: config.headers.get('Authorization')?.toString().replace('Bearer ', ''),
    idempotencyKey: config.headers.get('Idempotency-Key')?.toString(),
  };
}
