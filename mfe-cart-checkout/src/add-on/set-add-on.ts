import { updateAddOn } from 'shared-contracts/cart/endpoints';
import { TOO_FEW_FOR_ADD_ON } from 'shared-contracts/cart/rules';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';

/**
 * Puts the one mandatory packaging item into the cart. That the cart is too small for it is passed over.
 * @throws {ApiError} anything else that failed; the end of the session without an event.
 */
export async function setAddOn(): Promise<void> {
  try {
    await callEndpoint(updateAddOn, {}, { onSessionEnd: 'ask' });
    emit('cart-updated', {});
  } catch (error) {
    if (!(error instanceof ApiError && error.message === TOO_FEW_FOR_ADD_ON)) throw error;
  }
}
