import { useState } from 'react';
import { ErrorPanel, Icon, Row, Skeleton, TextButton } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

const words = messages.cart;

/** PAY-68: when the cart's order would arrive. Nothing of it is loaded before the shopper asks. */
export function ArrivalQuestion() {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Row>
        <Icon name="pin" size="s" />
        <TextButton onClick={() => setAsked(true)}>{words.whenItArrives}</TextButton>
      </Row>
    );
  }
  return (
    <Fragment
      of="cart-checkout/delivery-check"
      skeleton={<Skeleton height="15.5rem" />}
      fallback={({ retry }) => <ErrorPanel compact title={words.arrivalFailed} onRetry={retry} />}
    />
  );
}
