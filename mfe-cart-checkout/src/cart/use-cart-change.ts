import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { removeCartItem, setCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useQuestion } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { cartRefreshed } from './cart-queries.ts';

const words = messages.cart;

/**
 * Changes one line, one change at a time: it stays busy until the server's cart has been refetched.
 * @param onRemoved called when the line has been removed
 */
export function useCartChange({ material, Product: { product_id } }: CartItem, onRemoved: () => void) {
  const [isChanging, setChanging] = useState(false);
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const isUnderWay = useRef(false);
  const queries = useQueryClient();
  const ask = useQuestion();

  const change = async (call: () => Promise<unknown>, removes: boolean): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
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
      // After a failure the cart may have changed as well, so it is refetched.
      emit('cart-updated', {});
      await cartRefreshed(queries);
    }
    isUnderWay.current = false;
    setChanging(false);
    if (removes && !failure) onRemoved();
  };

  return {
    isChanging,
    /** 0 removes the item (CART-16). */
    setQuantity: (quantity: number) =>
      change(() => callEndpoint(setCartItem, { body: { product_id, material, quantity } }), quantity === 0),
    remove: () => change(() => callEndpoint(removeCartItem, { query: { product_id, material } }), true),
  };
}
