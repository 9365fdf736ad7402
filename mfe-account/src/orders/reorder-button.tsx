import { css } from '@emotion/react';
import { emit } from 'shared-contracts/events';
import { callIfOffered } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Notice } from 'shared-contracts/look';
import { reorder } from 'shared-contracts/order/endpoints';
import { useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';

const words = messages.order;

const notice = css`
  flex-basis: 100%;
`;

/** Puts the order's products into the cart, and names those that cannot be bought any more (ORD-7, ORD-19). */
export function ReorderButton({ order_id }: { order_id: string }) {
  const toast = useToast();
  const reordering = useSingleCall({
    mutationFn: () => callIfOffered(reorder, { body: { order_id } }),
    onSuccess: (response) => {
      if (!response) toast({ tone: 'bad', message: reorder.failureMessage });
      if (!response?.items.length) return;
      emit('cart-updated', {});
      const goToCart = { label: words.goToCart, to: pagePath('/cart') };
      toast({ tone: 'good', message: words.reordered, action: goToCart });
    },
    onError: (error) => {
      if (!hasSessionEnded(error)) toast({ tone: 'bad', message: error.message });
    },
  });
  const { data } = reordering;
  // The toast has said that it failed.
  if (data === null) return null;
  return (
    <>
      <Button busy={reordering.isPending} onClick={() => reordering.run()}>
        {words.reorder}
      </Button>
      {data && data.unavailable.length > 0 && (
        <Notice css={notice} tone="warn">
          {words.unavailable(
            data.unavailable.map(({ colour_name, product_id }) => colour_name || product_id),
          )}
        </Notice>
      )}
    </>
  );
}
