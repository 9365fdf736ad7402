import { sendOtp } from 'shared-contracts/customer/endpoints';
import { HttpError } from '../http/http-error.ts';

/** Seconds. */
const GATEWAY_RETRY = 30;

interface MessageRequest {
  url: string;
  headers: Record<string, string>;
  body: object;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Posts a message to an SMS gateway, once: after a lost response, a second request could send a second message.
 * @param isAccepted decides by the response whether the gateway has taken the message
 * @throws {HttpError} 503 when the gateway does not respond in time, or has not taken it.
 */
export async function postMessage(
  { url, headers, body, timeout }: MessageRequest,
  isAccepted: (response: Response) => Promise<boolean> | boolean,
): Promise<void> {
  const accepted = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
    .then(isAccepted)
    .catch(() => false);
  if (!accepted) throw new HttpError(503, sendOtp.failureMessage, { retryAfter: GATEWAY_RETRY });
}
