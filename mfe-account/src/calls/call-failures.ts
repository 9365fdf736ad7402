import { ApiError } from 'shared-contracts/http';

/** Whether a call failed because the session has ended. The shell has already alerted the customer, so no screen repeats it. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.sessionEnded;
}
