import { addCartItem } from 'shared-contracts/cart/endpoints';
import { ApiError } from 'shared-contracts/http';
import type { ToastRequest } from 'shared-contracts/remotes';
import { addToCartMessages } from './add-to-cart-messages.ts';

const words = addToCartMessages;

/** The toast for a product that could not be added (CART-4). */
export function addFailure(error: unknown): ToastRequest {
  if (!(error instanceof ApiError) || error.kind === 'contract') return bad(addCartItem.failureMessage);
  if (error.kind === 'network') return bad(words.noResponse);
  if (error.sessionEnded) return warn(words.logIn);
  if (error.status === 404) return bad(words.notFound);
  if (error.status === 409) return warn(error.fromServer ? error.message : words.conflict);
  return bad(error.fromServer ? error.message : words.failedWith(error.status));
}

const bad = (message: string): ToastRequest => ({ tone: 'bad', message });
const warn = (message: string): ToastRequest => ({ tone: 'warn', message });
