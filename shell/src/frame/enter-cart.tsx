import { css } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { Spinner } from 'shared-contracts/look';
import { type EnterCartProps, Fragment } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--paper);
`;

/** The question on the way into the cart, laid over the icon while it loads. Its owner missing, the cart is entered without it. */
export function EnterCart(props: EnterCartProps) {
  return (
    <Fragment
      of="cart-checkout/enter-cart"
      {...props}
      skeleton={
        <span css={waiting} role="status" aria-label={messages.enteringCart}>
          <Spinner />
        </span>
      }
      fallback={() => <Unasked onReady={props.onReady} />}
    />
  );
}

function Unasked({ onReady }: Pick<EnterCartProps, 'onReady'>) {
  const enter = useEffectEvent(onReady);
  useEffect(() => enter(), []);
  return null;
}
