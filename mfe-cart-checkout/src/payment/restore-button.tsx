import { useNavigate } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button } from 'shared-contracts/look';
import { restoreOrder } from 'shared-contracts/order/endpoints';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { isMissing } from './order-payment-query.ts';
import { paymentMessages as words } from './payment-messages.ts';

/** PAY-16: puts the items of an unpaid order back into the cart, and leads there. */
export function RestoreButton({ order_id }: { order_id: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const restoring = useSingleCall({
    mutationFn: () => callEndpoint(restoreOrder, { body: { order_id } }),
    onSuccess: () => {
      emit('cart-updated', {});
      toast({ tone: 'good', message: words.restored });
      // On the cart page it removes the notice with this button.
      navigate(pagePath('/cart'), { replace: window.location.pathname === pagePath('/cart') });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.sessionEnded) return;
      toast({ tone: 'bad', message: error.message });
    },
  });
  // The toast has said that it failed.
  if (isMissing(restoring.error)) return null;
  return (
    <Button variant="secondary" busy={restoring.isPending} onClick={() => void restoring.run()}>
      {words.restore}
    </Button>
  );
}
