import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';

/**
 * The message for a failed login call, with advice where there is any.
 * @param defaultMessage used when the server sent no message
 */
export function failureMessage(error: unknown, defaultMessage: string): string {
  if (!(error instanceof ApiError)) return defaultMessage;
  if (error.kind === 'network') return `${defaultMessage} ${messages.noResponse}`;
  const said = error.fromServer ? error.message : defaultMessage;
  return error.status === 429 && error.retryAfter
    ? `${said} ${messages.tryAgainIn(waitTime(error.retryAfter))}`
    : said;
}

function waitTime(seconds: number): string {
  return seconds < 60 ? messages.seconds(Math.ceil(seconds)) : messages.minutes(Math.ceil(seconds / 60));
}
