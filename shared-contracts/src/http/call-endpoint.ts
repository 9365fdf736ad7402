import type { AxiosResponse } from 'axios';
import { safeParse } from 'zod/mini';
import type { Endpoint, EndpointRequest, EndpointResponse } from '../endpoint/define-endpoint.ts';
import { emit } from '../events/event-bus.ts';
import { INVALID_SESSION_MESSAGE } from '../session/session-messages.ts';
import { forgetSession, readToken } from '../session/session-storage.ts';
import { ApiError } from './api-error.ts';
import { apiOrigin } from './api-origin.ts';
import { loadHttpClient } from './load-http-client.ts';
import { type FailureAnswer, isSessionEnd, sessionEndMessage } from './session-end.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /**
   * What the end of the session does. `expire` raises `session-expired`; `ask` leaves it to the caller, who asks for a
   * login and tries once more (spec section 6, add to cart).
   */
  onSessionEnd?: 'expire' | 'ask';
};

/**
 * Calls an endpoint and normalises its answer.
 * @throws {ApiError} kind `network` without an answer, `http` for a refusal, `contract` for an answer of the wrong shape.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const token = readToken();
  if (endpoint.needsLogin && !token) throw endSession(INVALID_SESSION_MESSAGE, 401, options);
  const response = await send(endpoint, request, token, options);
  if (response.status >= 400) throw refusal(endpoint, response, token, options);
  const answer = safeParse(endpoint.response, response.data);
  if (answer.success) return answer.data as EndpointResponse<E>;
  throw new ApiError({
    kind: 'contract',
    status: response.status,
    message: endpoint.failureMessage,
    cause: answer.error,
  });
}

async function send<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  token: string | null,
  { signal }: CallOptions,
): Promise<AxiosResponse<unknown>> {
  const noAnswer = (cause: unknown) =>
    new ApiError({ kind: 'network', message: endpoint.failureMessage, cause });
  const { httpClient, isCancel } = await loadHttpClient().catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  try {
    return await httpClient.request<unknown>({
      baseURL: apiOrigin(),
      method: endpoint.method,
      url: endpoint.path,
      params: request.query,
      data: request.body,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal,
    });
  } catch (cause) {
    throw isCancel(cause) ? cause : noAnswer(cause);
  }
}

function refusal(
  endpoint: Endpoint,
  response: AxiosResponse<unknown>,
  token: string | null,
  options: CallOptions,
): ApiError {
  const answer: FailureAnswer = { ...asRecord(response.data), status: response.status };
  if (endpoint.needsLogin && isSessionEnd(answer)) {
    const message = sessionEndMessage(answer);
    // A late answer to an old token says nothing about the session that has begun since.
    if (readToken() !== token) return sessionEnded(message, response.status);
    return endSession(message, response.status, options);
  }
  const said = [answer.message, answer.error].find((words) => typeof words === 'string' && words !== '');
  const retryAfter = Number(response.headers['retry-after']);
  return new ApiError({
    kind: 'http',
    status: response.status,
    message: typeof said === 'string' ? said : endpoint.failureMessage,
    fromServer: said !== undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function endSession(message: string, status: number, { onSessionEnd = 'expire' }: CallOptions): ApiError {
  forgetSession();
  if (onSessionEnd === 'expire') emit('session-expired', { message });
  return sessionEnded(message, status);
}

function sessionEnded(message: string, status: number): ApiError {
  return new ApiError({ kind: 'http', status, message, sessionEnded: true });
}

function asRecord(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
