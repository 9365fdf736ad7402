import { ApiError } from 'shared-contracts/http';

/** In seconds. A shopper who has to wait longer sees the reason instead. */
const LONGEST_WAIT = 10;

/** Whether a server is overloaded, and says when to try again. */
export function isBusyError(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 503 && (error.retryAfter ?? LONGEST_WAIT) < LONGEST_WAIT
  );
}
