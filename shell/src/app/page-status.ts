import { ApiError } from 'shared-contracts/http';

/** The provider's word that there is no such thing, or that no thing can be called so; any other failure may pass. */
export function saysNoSuchThing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
