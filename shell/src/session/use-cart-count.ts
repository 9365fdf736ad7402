import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { cartQuantity, orderItemCount } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { CUSTOMER_QUERIES, endpointQuery } from 'shared-contracts/http';
import { readToken, sessionAtom, storeCartSize } from 'shared-contracts/session';

/** SITE-5: the sum of all quantities in the cart, the add-on included; null until it is known. */
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
      // No token while an expired session is being renewed: the call would fail.
      refetchOnWindowFocus: () => (readToken() ? 'always' : false),
    });
    const stop = observer.subscribe(({ data }) => {
      // The query cache is open to all remotes, and a listener that throws keeps others from hearing of the response.
      const cart = Array.isArray(data) ? data : undefined;
      setCount(cart ? cartQuantity(cart) : null);
      if (cart) storeCartSize(orderItemCount(cart));
    });
    return () => {
      stop();
      setCount(null);
    };
  }, [phone, queries, setCount]);

  // Without the shape of the response: a remote of another release may have an entry of its own.
  useShopEvent(
    'cart-updated',
    () => void queries.invalidateQueries({ queryKey: [CUSTOMER_QUERIES, getCart.name] }),
  );
}
