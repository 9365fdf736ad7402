import { updateAddOn } from 'shared-contracts/cart/endpoints';
import { TOO_FEW_FOR_ADD_ON } from 'shared-contracts/cart/rules';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';

/**
 * Adds the mandatory packaging item to the cart. A cart that is too small for it is ignored (CART-12).
 * @throws {ApiError} on any other failure. An ended session raises no event.
 */
export async function setAddOn(): Promise<void> {
  try {
    await callEndpoint(updateAddOn, {}, { onSessionEnd: 'ask' });
    emit('cart-updated', {});
  } catch (error) {
    if (!(error instanceof ApiError && error.message === TOO_FEW_FOR_ADD_ON)) throw error;
  }
}
