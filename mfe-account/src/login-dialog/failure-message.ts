import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';

/**
 * The message for a failed login call. When to try again is shown by `WaitLine`.
 * @param defaultMessage used when the server sent no message
 */
export function failureMessage(error: unknown, defaultMessage: string): string {
  if (!(error instanceof ApiError)) return defaultMessage;
  if (error.kind === 'network') return `${defaultMessage} ${messages.noResponse}`;
  return error.fromServer ? error.message : defaultMessage;
}
