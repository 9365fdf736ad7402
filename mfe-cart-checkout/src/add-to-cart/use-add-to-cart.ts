import { useNavigate } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { addOnce, type NewCartItem } from '../cart-data/add-once.ts';
import { retryAfterLogin } from '../enter-cart/retry-after-login.ts';
import { addFailure } from './add-failure.ts';
import { addToCartMessages } from './add-to-cart-messages.ts';

/** In milliseconds (CART-3). */
const RETRYING_SHOWN_FOR = 2_000;

const words = addToCartMessages;

export type AddToCartOptions = {
  /** Opens the cart after adding, so the toast has no link to it. */
  leadsToCart?: boolean | undefined;
};

/** Adds a product to the cart. Requests a login if needed, shows the result as a toast, and ignores clicks meanwhile. */
export function useAddToCart({ leadsToCart = false }: AddToCartOptions = {}) {
  const toast = useToast();
  const navigate = useNavigate();

  const { run, isPending } = useSingleCall({
    mutationFn: (item: NewCartItem) =>
      retryAfterLogin(() => addOnce(item, { onSessionEnd: 'ask' }), {
        reason: words.logIn,
        intent: { kind: 'add-to-cart', item },
        onLoggedIn: () => toast({ tone: 'neutral', message: words.retrying, shownFor: RETRYING_SHOWN_FOR }),
      }),
    onSuccess: (added) => {
      if (!added) return;
      const goToCart = { label: words.goToCart, to: pagePath('/cart') };
      toast({ tone: 'good', message: words.added, ...(leadsToCart ? {} : { action: goToCart }) });
      emit('cart-updated', {});
      if (leadsToCart) navigate(goToCart.to);
    },
    onError: (error) => toast(addFailure(error)),
  });

  async function add(item: NewCartItem): Promise<void> {
    if (item.product_id) await run(item);
    else toast({ tone: 'bad', message: words.productMissing });
  }

  return { isAdding: isPending, add };
}
