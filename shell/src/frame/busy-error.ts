import { ApiError } from 'shared-contracts/http';

/** Seconds. Whoever is told to wait longer is told why instead. */
const LONGEST_WAIT = 10;

/** A server that has too much to do, and says when to come back. */
export function isBusyError(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 503 && (error.retryAfter ?? LONGEST_WAIT) < LONGEST_WAIT
  );
}
