import type { AxiosResponse } from 'axios';
import { safeParseAsync, string } from 'zod/mini';
import type { Endpoint, EndpointRequest } from '../endpoint/define-endpoint.ts';
import { ApiError } from './api-error.ts';
import { CALL_TIMEOUT } from './early-calls.ts';

/** Milliseconds after which a response is too old for the call that it was requested for. */
export const USABLE_FOR = 10_000;

export type SendOptions = {
  signal?: AbortSignal;
  /** For endpoints that accept one. The caller keeps the key for as long as it repeats the same request. */
  idempotencyKey?: string;
};

/** The part of a response that `callEndpoint` reads. */
export type ApiResponse = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

let apiOrigin = '';

/**
 * Sets the origin of the API for all later calls. The browser needs no origin, because the edge server proxies `/api`; the
 * renderer on the server sets the provider's.
 * @param origin scheme, host and port, without a slash at the end
 */
export function setApiOrigin(origin: string): void {
  apiOrigin = origin;
}

/**
 * axios is 19 KB that the first paint does not need, because its data comes in the document. It is loaded at the first
 * call, or a little earlier by `warmUpHttp` (docs/decisions/059).
 */
function loadHttpClient() {
  return import(/* webpackChunkName: "http-client" */ 'axios');
}

/** Loads the HTTP client and zod ahead of the first call. A failure is only logged: the call retries. */
export function warmUpHttp(): void {
  void warmUpSchemas();
  loadHttpClient().catch((error: unknown) => console.warn('The HTTP client could not be loaded yet', error));
}

/** Loads zod alone, which validates the responses to requests that are sent ahead. */
export async function warmUpSchemas(): Promise<void> {
  // In browsers, parsing a value loads zod.
  await safeParseAsync(string(), '').catch((error: unknown) =>
    console.warn('zod could not be loaded yet', error),
  );
}

/**
 * Sends one request and resolves to the response, whatever its status.
 * @throws {ApiError} kind `network` when there is no response, or when the HTTP client cannot be loaded
 * @throws the cancellation of axios when `signal` aborts
 */
export async function sendRequest<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  token: string | null,
  { signal, idempotencyKey }: SendOptions,
): Promise<ApiResponse> {
  const { default: axios } = await loadHttpClient().catch((cause: unknown) => {
    throw networkError(endpoint, cause);
  });
  try {
    return await axios.request<unknown>({
      baseURL: apiOrigin,
      method: endpoint.method,
      url: endpoint.path,
      params: request.query,
      // A list becomes a repeated parameter: category=a&category=b.
      paramsSerializer: { indexes: null },
      data: request.body,
      headers: {
        ...headersOf(token),
        ...(endpoint.takesIdempotencyKey && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      timeout: CALL_TIMEOUT,
      validateStatus: () => true,
      signal,
    });
  } catch (cause) {
    throw axios.isCancel(cause) ? cause : networkError(endpoint, cause);
  }
}

/**
 * Sends the same request by `fetch`, before its call is made: otherwise a tap would wait for axios, 19 KB (decision 059).
 * @throws {ApiError} kind `network` when there is no response
 */
export async function fetchAhead<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  token: string | null,
): Promise<ApiResponse> {
  const path = pathOf(endpoint, request);
  try {
    const early = endpoint.method === 'GET' ? takeEarlyCall(path, token) : undefined;
    const response = await (early ??
      fetch(apiOrigin + path, {
        method: endpoint.method,
        headers: headersOf(token),
        body: request.body ? JSON.stringify(request.body) : null,
        signal: AbortSignal.timeout(CALL_TIMEOUT),
      }));
    const { status, headers } = response;
    return { status, data: jsonOf(await response.text()), headers: Object.fromEntries(headers) };
  } catch (cause) {
    throw networkError(endpoint, cause);
  }
}

/** @returns the response to a call of the document's script: only once, only to the same customer, and while the document is new */
function takeEarlyCall(path: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.__CALLS__;
  if (early?.token !== token || performance.now() > USABLE_FOR) return undefined;
  const response = early?.responses.get(path);
  early?.responses.delete(path);
  return response;
}

function headersOf(token: string | null): Record<string, string> {
  return { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
}

/** The path with its query. */
export function pathOf<E extends Endpoint>(endpoint: E, { query }: EndpointRequest<E>): string {
  return endpoint.path + searchOf(query);
}

/** Like axios: a list becomes a repeated parameter, and undefined values are left out. */
function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null) parameters.append(name, String(one));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Like axios: a body that is not JSON stays a text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function networkError(endpoint: Endpoint, cause: unknown): ApiError {
  return new ApiError({ kind: 'network', message: endpoint.failureMessage, cause });
}
