import { ApiError } from 'shared-contracts/http';

/** In seconds. A shopper who has to wait longer sees the reason instead. */
const LONGEST_WAIT = 10;

/** Whether an overloaded server asks for a retry soon enough to wait for it. */
export function isBusyError(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 503 && (error.retryAfter ?? LONGEST_WAIT) < LONGEST_WAIT
  );
}
