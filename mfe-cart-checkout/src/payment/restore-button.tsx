import { useNavigate } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { ApiError, callIfOffered } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button } from 'shared-contracts/look';
import type { OrderPayment } from 'shared-contracts/order';
import { restoreOrder } from 'shared-contracts/order/endpoints';
import { isOfSamples } from 'shared-contracts/order/rules';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { paymentWords } from './payment-messages.ts';
import { samplesAgainPath } from './payment-paths.ts';

type RestoreButtonProps = { order: Pick<OrderPayment, 'order_id' | 'kind'> };

/** PAY-16, SAMPLE-7: returns the items of an unpaid order to the cart, or its samples to the choice, and opens that page. */
export function RestoreButton({ order }: RestoreButtonProps) {
  const { order_id } = order;
  const navigate = useNavigate();
  const toast = useToast();
  const words = paymentWords(order);
  const restoring = useSingleCall({
    mutationFn: () => callIfOffered(restoreOrder, { body: { order_id } }),
    onSuccess: (restored) => {
      if (!restored) return toast({ tone: 'bad', message: restoreOrder.failureMessage });
      toast({ tone: 'good', message: words.restored });
      if (isOfSamples(order)) return navigate(samplesAgainPath(order_id));
      emit('cart-updated', {});
      // On the cart page, this navigation removes the notice with the button.
      navigate(pagePath('/cart'), { replace: window.location.pathname === pagePath('/cart') });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.sessionEnded) return;
      toast({ tone: 'bad', message: error.message });
    },
  });
  // The provider lacks the call. A toast has said that it failed.
  if (restoring.data === null) return null;
  return (
    <Button variant="secondary" busy={restoring.isPending} onClick={() => void restoring.run()}>
      {words.restore}
    </Button>
  );
}
