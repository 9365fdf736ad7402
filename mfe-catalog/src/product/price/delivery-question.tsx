import { css } from '@emotion/react';
import { useState } from 'react';
import { ErrorPanel, Icon, Row, Skeleton, TextButton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { Fragment } from 'shared-contracts/remotes';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';
import { messages } from '../../messages.ts';

const words = messages.charges;

const question = css`
  flex-wrap: nowrap;
  color: var(--ink-soft);
  font-size: var(--type-small);
  button {
    text-align: start;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** PAY-68, PRICE-26: when the product arrives and what it costs to the door. Nothing of it is loaded before the shopper asks. */
export function DeliveryQuestion({ product: { product_id, material } }: { product: Product }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Row css={[question, onScreenOnly]}>
        <Icon name="pin" size="s" />
        <TextButton onClick={() => setAsked(true)}>{words.toMyDoor}</TextButton>
      </Row>
    );
  }
  return (
    <Fragment
      of="cart-checkout/delivery-check"
      product={{ product_id, material }}
      skeleton={<Skeleton height="16rem" />}
      fallback={({ retry }) => <ErrorPanel compact title={words.toMyDoorFailed} onRetry={retry} />}
    />
  );
}
