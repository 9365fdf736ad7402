import { ApiError } from 'shared-contracts/http';

/** Whether the provider lacks an addition to the contract (API-18). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405);
}
