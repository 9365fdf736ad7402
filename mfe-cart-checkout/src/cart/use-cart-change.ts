import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { removeCartItem, setCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useQuestion } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { cartRefreshed } from './cart-queries.ts';

const words = messages.cart;

/**
 * Changes one line, one change at a time: it stays busy until the cart came back from the server.
 * @param onRemoved called once the line is gone
 */
export function useCartChange({ material, Product: { product_id } }: CartItem, onRemoved: () => void) {
  // State, and not a mutation's: it is set within the click, before a second one can come.
  const [isChanging, setChanging] = useState(false);
  const queries = useQueryClient();
  const ask = useQuestion();

  const change = async (call: () => Promise<unknown>, removes: boolean): Promise<void> => {
    setChanging(true);
    const failure = await call().then(
      () => undefined,
      (error: Error) => error,
    );
    const isSessionOver = failure instanceof ApiError && failure.sessionEnded;
    if (!isSessionOver) {
      if (failure) {
        void ask({ title: words.changeFailedTitle, message: failure.message, confirmLabel: words.ok });
      }
      // A failure leaves the cart in doubt too: whoever shows it asks the server.
      emit('cart-updated', {});
      await cartRefreshed(queries);
    }
    setChanging(false);
    if (removes && !failure) onRemoved();
  };

  return {
    isChanging,
    /** 0 removes the item (spec section 4). */
    setQuantity: (quantity: number) =>
      change(() => callEndpoint(setCartItem, { body: { product_id, material, quantity } }), quantity === 0),
    remove: () => change(() => callEndpoint(removeCartItem, { query: { product_id, material } }), true),
  };
}
