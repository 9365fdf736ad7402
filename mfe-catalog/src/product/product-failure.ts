import { ApiError } from 'shared-contracts/http';
import { productMessages } from '../product-facts/product-messages.ts';

/** The product does not exist (404), or no product can have such an id (400): a retry cannot help. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** PROD-3: the product does not exist, or the response is not a product. */
export function isNoProduct(error: unknown): boolean {
  return isGone(error) || hasNoData(error);
}

/** PROD-3 and PROD-4. */
export function failureMessage(error: Error): string {
  const isNoData = hasNoData(error) || (error instanceof ApiError && error.status === 400);
  return isNoData ? productMessages.productNotFound : productMessages.productFailed(error.message);
}

/** Whether the response holds no product. A response that was cut off may hold one at the next try. */
function hasNoData(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'contract' && !error.unreadable;
}
