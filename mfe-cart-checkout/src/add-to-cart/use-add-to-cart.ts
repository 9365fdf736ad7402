import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { callEndpoint } from 'shared-contracts/http';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { retryAfterLogin } from '../login/retry-after-login.ts';
import { messages } from '../messages.ts';
import { addFailure } from './add-failure.ts';

/** Milliseconds (CART-3). */
const RETRYING_SHOWN_FOR = 2_000;

const words = messages.addToCart;

export type NewCartItem = { product_id: string; material: string; quantity: number };

export type AddToCartOptions = {
  /** The cart is opened after the item was added, so its toast need not lead there. */
  leadsToCart?: boolean | undefined;
};

/** Adds a product to the cart: requests a login if needed, shows the result as a toast, ignores clicks meanwhile. */
export function useAddToCart({ leadsToCart = false }: AddToCartOptions = {}) {
  const [isAdding, setAdding] = useState(false);
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const isUnderWay = useRef(false);
  const toast = useToast();
  const navigate = useNavigate();

  const post = (item: NewCartItem) =>
    retryAfterLogin(() => callEndpoint(addCartItem, { body: item }, { onSessionEnd: 'ask' }), {
      reason: words.logIn,
      intent: { kind: 'add-to-cart', item },
      onLoggedIn: () => toast({ tone: 'neutral', message: words.retrying, shownFor: RETRYING_SHOWN_FOR }),
    });

  const add = async (item: NewCartItem): Promise<void> => {
    if (!item.product_id) return toast({ tone: 'bad', message: words.productMissing });
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAdding(true);
    try {
      if (!(await post(item))) return;
      const goToCart = { label: words.goToCart, to: pagePath('/cart') };
      toast({ tone: 'good', message: words.added, ...(leadsToCart ? {} : { action: goToCart }) });
      emit('cart-updated', {});
      if (leadsToCart) navigate(goToCart.to);
    } catch (error) {
      toast(addFailure(error));
    } finally {
      isUnderWay.current = false;
      setAdding(false);
    }
  };

  return { isAdding, add };
}
