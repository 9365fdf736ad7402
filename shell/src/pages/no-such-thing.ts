import { ApiError } from 'shared-contracts/http';

/** The provider's word that there is no such thing; any other failure may pass. */
export function saysNoSuchThing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
