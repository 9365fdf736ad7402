import { queryOptions } from '@tanstack/react-query';
import { safeParseAsync } from 'zod/mini';
import {
  type Endpoint,
  type EndpointData,
  type EndpointRequest,
  type EndpointResponse,
  endpointQueryKey,
} from '../endpoint/define-endpoint.ts';
import { emit } from '../events/events.ts';
import { EXPIRED_SESSION_MESSAGE, INVALID_SESSION_MESSAGE } from '../session/session-messages.ts';
import { forgetSession, readPhone, readToken } from '../session/session-storage.ts';
import { ApiError } from './api-error.ts';
import { type QueryCall, takeSentAhead } from './requests-ahead.ts';
import { type ApiResponse, type SendOptions, sendRequest } from './send-request.ts';

/**
 * Query options for an endpoint. Equal requests have equal keys in every package, so that packages share cached data.
 * The data are null if the provider lacks the call, an addition to the contract (API-18).
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: EndpointRequest<E>) {
  return queryOptions<EndpointData<E>>({
    queryKey: endpointQueryKey(endpoint, request),
    queryFn: ({ signal }) => callIfOffered(endpoint, request, { signal }),
    meta: { call: { endpoint, request } } satisfies QueryCall,
  });
}

export type CallOptions = SendOptions & {
  /**
   * What happens when the session has ended: `expire` raises `session-expired`; `ask` leaves it to the caller, which asks
   * for a login and retries once (CART-3).
   */
  onSessionEnd?: 'expire' | 'ask';
};

/**
 * Calls an endpoint and normalises its response.
 * @throws {ApiError} of any `ApiErrorKind`: a missing token counts as `http`
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const token = readToken();
  if (endpoint.needsLogin && !token) throw endSession(INVALID_SESSION_MESSAGE, 401, options);
  const sentAhead = takeSentAhead({ endpoint, request }, token);
  const response = await (sentAhead ?? sendRequest(endpoint, request, token, options));
  if (response.status >= 400) throw httpError(endpoint, response, token, options);
  const parsed = await safeParseAsync(endpoint.response, response.data);
  if (parsed.success) return parsed.data as EndpointResponse<E>;
  throw new ApiError({
    kind: 'contract',
    status: response.status,
    message: endpoint.failureMessage,
    // No endpoint responds with a string, but axios returns a body that it cannot parse as a string.
    unreadable: typeof response.data === 'string' && response.data !== '',
    cause: parsed.error,
  });
}

/**
 * Like `callEndpoint`, but null if the provider lacks the call, an addition to the contract (API-18).
 * @throws {ApiError} as `callEndpoint`
 */
export async function callIfOffered<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointData<E>> {
  try {
    return await callEndpoint(endpoint, request, options);
  } catch (error) {
    const isLacking = error instanceof ApiError && (error.status === 404 || error.status === 405);
    if (!endpoint.isAddition || !isLacking) throw error;
    return null as EndpointData<E>;
  }
}

type FailureBody = { error?: unknown; message?: unknown };

function httpError(
  endpoint: Endpoint,
  { status, data, headers }: ApiResponse,
  token: string | null,
  options: CallOptions,
): ApiError {
  const body: FailureBody = typeof data === 'object' && data !== null ? { ...data } : {};
  if (endpoint.needsLogin && isSessionEnd(status, body)) {
    const message = typeof body.message === 'string' && body.message ? body.message : EXPIRED_SESSION_MESSAGE;
    // A late response to an old token must not end the session that has since started.
    if (readToken() !== token) return sessionEnded(message, status);
    return endSession(message, status, options);
  }
  const sentence = [body.message, body.error].find((text) => typeof text === 'string' && text !== '');
  const retryAfter = Number(headers['retry-after']);
  return new ApiError({
    kind: 'http',
    status,
    message: typeof sentence === 'string' ? sentence : endpoint.failureMessage,
    fromServer: sentence !== undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** SESS-6: foreign providers report the end of a session by a 403, or by a 500 with one of these errors. */
const SESSION_ERRORS = ['jwt expired', 'jwt malformed', 'invalid token'];

function isSessionEnd(status: number, { error }: FailureBody): boolean {
  if (status === 401 || status === 403) return true;
  return status === 500 && typeof error === 'string' && SESSION_ERRORS.includes(error.toLowerCase());
}

function endSession(message: string, status: number, { onSessionEnd = 'expire' }: CallOptions): ApiError {
  // A visitor's recent searches and the like are kept, because they belong to no customer.
  if (readToken() ?? readPhone()) forgetSession();
  if (onSessionEnd === 'expire') emit('session-expired', { message });
  return sessionEnded(message, status);
}

function sessionEnded(message: string, status: number): ApiError {
  return new ApiError({ kind: 'http', status, message, sessionEnded: true });
}
