import type { AxiosResponse } from 'axios';
import type { Endpoint, EndpointRequest } from '../endpoint/define-endpoint.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds, after which the shopper sees an error. A later response is dropped. */
const CALL_TIMEOUT = 20_000;

export type SendOptions = {
  signal?: AbortSignal;
  /** Sent to endpoints that take one. The caller keeps it as long as it repeats the same request. */
  idempotencyKey?: string;
};

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
 * axios is 19 KB that the first paint does not need, because its data comes in the document. It is loaded by the first
 * call, or a little earlier by `warmUpHttp` (docs/decisions/059).
 */
function loadHttpClient() {
  return import(/* webpackChunkName: "http-client" */ 'axios');
}

/** Loads the HTTP client ahead of the first call, on the first interaction. A failure is only logged: the call retries. */
export function warmUpHttp(): void {
  loadHttpClient().catch((error: unknown) => console.warn('The HTTP client could not be loaded yet', error));
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
): Promise<AxiosResponse<unknown>> {
  const networkError = (cause: unknown) =>
    new ApiError({ kind: 'network', message: endpoint.failureMessage, cause });
  const { default: axios } = await loadHttpClient().catch((cause: unknown) => {
    throw networkError(cause);
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
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(endpoint.takesIdempotencyKey && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      timeout: CALL_TIMEOUT,
      validateStatus: () => true,
      signal,
    });
  } catch (cause) {
    throw axios.isCancel(cause) ? cause : networkError(cause);
  }
}
