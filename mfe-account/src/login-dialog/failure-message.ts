import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';

/** `WaitLine` shows when to try again. `defaultMessage` is used when the server sent no message. */
export function failureMessage(error: unknown, defaultMessage: string): string {
  if (!(error instanceof ApiError)) return defaultMessage;
  if (error.kind === 'network') return `${defaultMessage} ${messages.noResponse}`;
  return error.fromServer ? error.message : defaultMessage;
}
