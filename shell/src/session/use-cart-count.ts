import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { cartQuantity, orderItemCount } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { CUSTOMER_QUERIES, endpointQuery } from 'shared-contracts/http';
import { readToken, sessionAtom, storeCartSize } from 'shared-contracts/session';

/** SITE-5: the sum of all quantities in the cart, with the add-on. It is null until it is known. */
export const cartCountAtom = atom<number | null>(null);

const cartQuery = endpointQuery(getCart, {});

/**
 * Updates the badge from the server's cart: at the start of a session, after each `cart-updated`, and when the tab
 * becomes visible. The cart page uses the same query, so both show the same count.
 */
export function useCartCount(): void {
  const session = useAtomValue(sessionAtom);
  const phone = session.status === 'customer' ? session.phone : undefined;
  const setCount = useSetAtom(cartCountAtom);
  const queries = useQueryClient();

  useEffect(() => {
    if (phone === undefined) return;
    const observer = new QueryObserver(queries, {
      ...cartQuery,
      // There is no token while an expired session is being renewed, so the call would fail.
      refetchOnWindowFocus: () => (readToken() ? 'always' : false),
    });
    const stop = observer.subscribe(({ data }) => {
      // A remote may put anything into the query cache, and a listener that throws would keep the response from other listeners.
      const cart = Array.isArray(data) ? data : undefined;
      setCount(cart ? cartQuantity(cart) : null);
      if (cart) storeCartSize(orderItemCount(cart));
    });
    return () => {
      stop();
      setCount(null);
    };
  }, [phone, queries, setCount]);

  // The key omits the response's shape, because a remote of another release may have an entry with another shape.
  useShopEvent(
    'cart-updated',
    () => void queries.invalidateQueries({ queryKey: [CUSTOMER_QUERIES, getCart.name] }),
  );
}
