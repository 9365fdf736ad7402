import { useState } from 'react';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { callEndpoint } from 'shared-contracts/http';
import { useToast } from 'shared-contracts/remotes';
import { ROUTES } from 'shared-contracts/routes';
import { retryAfterLogin } from '../login/retry-after-login.ts';
import { messages } from '../messages.ts';
import { addFailure } from './add-failure.ts';

/** Milliseconds. Spec 8. */
const RETRYING_SHOWN_FOR = 2_000;

const words = messages.addToCart;

export type NewCartItem = { product_id: string; material: string; quantity: number };

/** Puts a product into the cart: asks for a login on the way, tells how it ended, takes no second one meanwhile. */
export function useAddToCart() {
  // State, and not a mutation's: it is set within the click, before a second one can come.
  const [isAdding, setAdding] = useState(false);
  const toast = useToast();

  const post = (item: NewCartItem) =>
    retryAfterLogin(() => callEndpoint(addCartItem, { body: item }, { onSessionEnd: 'ask' }), {
      reason: words.logIn,
      onLoggedIn: () => toast({ tone: 'neutral', message: words.retrying, shownFor: RETRYING_SHOWN_FOR }),
    });

  const add = async (item: NewCartItem): Promise<void> => {
    if (!item.product_id) return toast({ tone: 'bad', message: words.productMissing });
    setAdding(true);
    try {
      if (!(await post(item))) return;
      const goToCart = { label: words.goToCart, to: ROUTES.cart };
      toast({ tone: 'good', message: words.added, action: goToCart });
      emit('cart-updated', {});
    } catch (error) {
      toast(addFailure(error));
    } finally {
      setAdding(false);
    }
  };

  return { isAdding, add };
}
