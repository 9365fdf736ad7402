import { useEffect, useEffectEvent } from 'react';
import { type EnterCartProps, type RemoteModules, useQuestion, useToast } from 'shared-contracts/remotes';
import { wrongEnterCartProp } from 'shared-contracts/remotes/prop-checks';
import { readAddOnNeed } from '../add-on/add-on-need.ts';
import { setAddOn } from '../add-on/set-add-on.ts';
import { retryAfterLogin } from '../login/retry-after-login.ts';
import { messages } from '../messages.ts';

const words = messages.enterCart;
const LOGIN = { reason: words.logIn, intent: { kind: 'enter-cart' } } as const;

/** Checks for the add-on and asks the customer to add a missing one. Resolves to true when the cart may be opened. */
function useCartEntry(): (signal: AbortSignal) => Promise<boolean> {
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
      const need = await retryAfterLogin(() => readAddOnNeed(signal), LOGIN);
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

function EnterCart({ onReady, onStay }: EnterCartProps) {
  const enterCart = useCartEntry();
  const enter = useEffectEvent(async (left: AbortSignal) => {
    const isReady = await enterCart(left);
    if (left.aborted) return;
    if (isReady) onReady();
    else onStay();
  });

  // The shell mounts this component on a click, so mounting starts the check.
  useEffect(() => {
    const leaving = new AbortController();
    void enter(leaving.signal);
    return () => leaving.abort();
  }, []);

  return null;
}

export default Object.assign(EnterCart, {
  wrongProp: wrongEnterCartProp,
}) satisfies RemoteModules['cart-checkout/enter-cart'];
