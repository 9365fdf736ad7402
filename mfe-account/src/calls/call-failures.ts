import { ApiError } from 'shared-contracts/http';

/** Whether the provider lacks an addition to the contract (API-18). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405);
}

/** Whether a call failed because the session has ended. The shell has already alerted the customer, so no screen repeats it. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.sessionEnded;
}
