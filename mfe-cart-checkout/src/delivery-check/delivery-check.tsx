import { useId } from 'react';
import { Stack } from 'shared-contracts/look';
import type { DeliveryCheckProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongDeliveryCheckProp } from 'shared-contracts/remotes/prop-checks';
import { messages } from '../messages.ts';
import { questionPanel } from '../question-panel.ts';
import { DeliveryDates } from './delivery-dates.tsx';
import { DoorCosts } from './door-costs.tsx';

const words = messages.deliveryCheck;

/** Shows the dates of a pincode (PAY-68), and what some pieces cost to the door (PRICE-26). */
function DeliveryCheck({ product }: DeliveryCheckProps) {
  const titleId = useId();
  return (
    <Stack as="section" css={questionPanel} gap="m" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <DeliveryDates />
      {product && <DoorCosts key={product.product_id} product={product} />}
    </Stack>
  );
}

export default Object.assign(DeliveryCheck, {
  wrongProp: wrongDeliveryCheckProp,
}) satisfies RemoteModules['cart-checkout/delivery-check'];
