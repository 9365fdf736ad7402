import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button } from 'shared-contracts/look';
import type { OrderItem, OrderPayment } from 'shared-contracts/order';
import { restoreOrder } from 'shared-contracts/order/endpoints';
import { isOfSamples } from 'shared-contracts/order/rules';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { SAMPLES_PATH, type Sample, useSamples } from '../sample-choice/use-samples.ts';
import { isMissing, orderQuery } from './order-payment-query.ts';
import { paymentWords } from './payment-messages.ts';

/** The picture is left out where the shop has none any more. */
function sampleOf({ product_id, material, colour_name, image_link }: OrderItem): Sample {
  return { product_id, material, colour_name, ...(image_link && { image_link }) };
}

type RestoreButtonProps = { order: Pick<OrderPayment, 'order_id' | 'kind'> };

/** PAY-16, SAMPLE-7: puts the items of an unpaid order back into the cart, or samples back among the chosen ones, and leads there. */
export function RestoreButton({ order }: RestoreButtonProps) {
  const { order_id } = order;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const { replace } = useSamples();
  const words = paymentWords(order);
  const restoring = useSingleCall({
    mutationFn: async () => {
      const samples = isOfSamples(order) ? await queries.fetchQuery(orderQuery(order_id)) : undefined;
      await callEndpoint(restoreOrder, { body: { order_id } });
      return samples?.Order_items;
    },
    onSuccess: (samples) => {
      const path = samples ? SAMPLES_PATH : pagePath('/cart');
      if (samples) replace(samples.map(sampleOf));
      else emit('cart-updated', {});
      toast({ tone: 'good', message: words.restored });
      // On the cart page it removes the notice with this button.
      navigate(path, { replace: window.location.pathname === path });
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
