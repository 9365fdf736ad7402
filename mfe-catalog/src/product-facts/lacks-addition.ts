import { ApiError } from 'shared-contracts/http';

/** Whether a provider lacks the called addition to the contract (API-18). */
export function lacksAddition(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405);
}
