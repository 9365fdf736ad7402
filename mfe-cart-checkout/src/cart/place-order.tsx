import type { CartItem } from 'shared-contracts/cart';
import { Button, ErrorPanel, Stack } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { usePlaceOrder } from './use-place-order.ts';

const words = messages.placeOrder;

/** Leads to the checkout; says above the button why it could not. */
export function PlaceOrder({ items }: { items: readonly CartItem[] }) {
  const { isPlacing, failure, refresh, placeOrder } = usePlaceOrder(items);
  return (
    <Stack gap="m">
      {failure && <ErrorPanel compact title={failure} onRetry={refresh} retryLabel={words.refresh} />}
      <Button block busy={isPlacing} onClick={placeOrder}>
        {words.place}
      </Button>
    </Stack>
  );
}
