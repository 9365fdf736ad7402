import { useQuestion, useToast } from 'shared-contracts/remotes';
import { retryAfterLogin } from '../login/retry-after-login.ts';
import { messages } from '../messages.ts';
import { readAddOnNeed } from './add-on-need.ts';
import { setAddOn } from './set-add-on.ts';

const words = messages.enterCart;
const LOGIN = { reason: words.logIn, intent: { kind: 'enter-cart' } } as const;

/** Checks for the add-on and asks the customer to add a missing one. Resolves to true when the cart may be opened. */
export function useCartEntry(): (signal: AbortSignal) => Promise<boolean> {
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
