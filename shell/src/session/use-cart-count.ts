import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { getCart } from 'shared-contracts/cart/endpoints';
import { cartQuantity } from 'shared-contracts/cart/rules';
import { useShopEvent } from 'shared-contracts/events';
import { endpointQuery } from 'shared-contracts/http';
import { readToken, sessionAtom } from 'shared-contracts/session';

/** The sum of all quantities in the cart, add-ons included; null until it is known. */
export const cartCountAtom = atom<number | null>(null);

const cartQuery = endpointQuery(getCart, {});

/**
 * Keeps the badge with the server's cart: from the start of a session, after each `cart-updated`, and when the tab is
 * seen again. It is the cart page's own query, so that both always say the same.
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
      // Between two tokens, while a login is asked for, there is nothing to ask.
      refetchOnWindowFocus: () => (readToken() ? 'always' : false),
    });
    const stop = observer.subscribe(({ data }) => setCount(data ? cartQuantity(data) : null));
    return () => {
      stop();
      setCount(null);
    };
  }, [phone, queries, setCount]);

  useShopEvent('cart-updated', () => void queries.invalidateQueries({ queryKey: cartQuery.queryKey }));
}
