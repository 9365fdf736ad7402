import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getAddonsCount, getCart } from 'shared-contracts/cart/endpoints';
import { canPlaceOrder } from 'shared-contracts/cart/rules';
import { callEndpoint, endpointQuery } from 'shared-contracts/http';
import { useQuestion, useToast } from 'shared-contracts/remotes';
import { enterCartMessages } from './enter-cart-messages.ts';
import { retryAfterLogin } from './retry-after-login.ts';
import { setAddOn } from './set-add-on.ts';

const words = enterCartMessages;
const LOGIN = { reason: words.logIn, intent: { kind: 'enter-cart' } } as const;

/** Checks for the add-on and asks the customer to add a missing one. Resolves to true when the cart may be opened. */
export function useCartEntry(): (signal: AbortSignal) => Promise<boolean> {
  const queries = useQueryClient();
  const ask = useQuestion();
  const toast = useToast();

  const addAddOn = async (): Promise<boolean> => {
    const question = { title: words.addOnTitle, message: words.addOn };
    const labels = { confirmLabel: words.addAddOn, cancelLabel: words.declineAddOn };
    if (!(await ask({ ...question, ...labels }))) return false;
    try {
      return (await retryAfterLogin(() => setAddOn().then(() => true), LOGIN)) ?? false;
    } catch {
      toast({ tone: 'bad', message: words.addOnFailed });
      return false;
    }
  };

  return async (signal) => {
    try {
      const need = await retryAfterLogin(() => readAddOnNeed(queries, signal), LOGIN);
      if (need === 'absent') return await addAddOn();
      if (need === 'too few') {
        await ask({ title: words.tooFewTitle, message: words.tooFew, confirmLabel: words.goOn });
      }
      return need !== undefined;
    } catch {
      if (!signal.aborted) toast({ tone: 'bad', message: words.checkFailed });
      return false;
    }
  };
}

/** `too few` is a cart with fewer items than an order needs (CART-6). */
type AddOnNeed = 'there' | 'absent' | 'too few';

/**
 * CART-40: the cart page shows what is read here.
 * @throws {ApiError} when the cart could not be read. An ended session raises no event.
 */
async function readAddOnNeed(queries: QueryClient, signal: AbortSignal): Promise<AddOnNeed> {
  const options = { signal, onSessionEnd: 'ask' } as const;
  const [items, { addOnsCount }] = await Promise.all([
    callEndpoint(getCart, {}, options),
    callEndpoint(getAddonsCount, {}, options),
  ]);
  // The key of `cartQuery`, whose module would add the sums to the first scripts of a product.
  queries.setQueryData(endpointQuery(getCart, {}).queryKey, items);
  if (!canPlaceOrder(items)) return 'too few';
  return addOnsCount > 0 ? 'there' : 'absent';
}
