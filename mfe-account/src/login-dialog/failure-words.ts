import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';

/**
 * What a failed call of the login is to the shopper: the sentence, and what to do where that is known.
 * @param defaultWords said where no sentence of the server came
 */
export function failureWords(error: unknown, defaultWords: string): string {
  if (!(error instanceof ApiError)) return defaultWords;
  if (error.kind === 'network') return `${defaultWords} ${messages.noAnswer}`;
  const said = error.fromServer ? error.message : defaultWords;
  return error.status === 429 && error.retryAfter
    ? `${said} ${messages.tryAgainIn(waitWords(error.retryAfter))}`
    : said;
}

function waitWords(seconds: number): string {
  return seconds < 60 ? messages.seconds(Math.ceil(seconds)) : messages.minutes(Math.ceil(seconds / 60));
}
