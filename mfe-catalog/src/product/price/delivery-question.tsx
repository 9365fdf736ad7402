import { useState } from 'react';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { Question } from './question.tsx';

const words = messages.charges;

/** PAY-68, PRICE-26: when the product arrives and what it costs to the door. Nothing of it is loaded before the shopper asks. */
export function DeliveryQuestion({ product: { product_id, material } }: { product: Product }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Question icon="pin" label={words.toMyDoor} onAsk={() => setAsked(true)} />;
  return (
    <Fragment
      of="cart-checkout/delivery-check"
      product={{ product_id, material }}
      skeleton={<Skeleton height="16rem" />}
      fallback={({ retry }) => <ErrorPanel compact title={words.toMyDoorFailed} onRetry={retry} />}
    />
  );
}
