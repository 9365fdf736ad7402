import { ApiError } from 'shared-contracts/http';
import { messages } from '../messages.ts';

/** The provider says that there is none, or that no product can have such an id: another try cannot help. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** It is not there, whoever asks and how often: gone, or an answer that is no product. */
export function isNoProduct(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiError && error.kind === 'contract');
}

/** Spec sections 5 and 8. An answer that is no product is 'no data', and so is an id that no product can have. */
export function failureMessage(error: Error): string {
  const isNoData = error instanceof ApiError && (error.kind === 'contract' || error.status === 400);
  return isNoData ? messages.productNotFound : messages.productFailed(error.message);
}
