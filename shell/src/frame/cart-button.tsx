import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton, Spinner } from 'shared-contracts/look';
import { type EnterCartProps, Fragment, useRemoteLoader, useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { asksForLogin, readToken, requestLogin, sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { allowLogin } from '../session/login-permission.ts';
import { cartCountAtom } from '../session/use-cart-count.ts';
import { CountBadge } from './count-badge.tsx';

/** SITE-8. Milliseconds in which the message can be read before the login dialog covers it. */
export const LOGIN_PROMPT_DELAY = 1_000;

const place = css`
  position: relative;
`;

/** SITE-8, SITE-9: opens the cart, after the login and the question about the add-on. */
export function CartButton() {
  const isCustomer = useAtomValue(sessionAtom).status === 'customer';
  const count = useAtomValue(cartCountAtom);
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  /** A ref, because state is outdated until the next render: a double click requests one login. */
  const isWaiting = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const loader = useRemoteLoader();

  async function logInFirst(): Promise<void> {
    toast({ tone: 'warn', message: messages.notLoggedIn });
    await new Promise((resolve) => setTimeout(resolve, LOGIN_PROMPT_DELAY));
    // The shopper may be on another page by now.
    allowLogin();
    const isLoggedIn = await requestLogin(undefined, { kind: 'enter-cart' });
    isWaiting.current = false;
    if (isLoggedIn) navigate(pagePath('/cart'));
  }

  function enter(): void {
    if (isWaiting.current) return;
    isWaiting.current = true;
    // The stored session may not be rendered yet.
    if (readToken()) setQuestionOpen(true);
    else void logInFirst();
  }

  function stay(): void {
    isWaiting.current = false;
    setQuestionOpen(false);
  }

  function goToCart(): void {
    stay();
    navigate(pagePath('/cart'));
  }

  return (
    <div css={place}>
      <IconButton
        icon="bag"
        label={count ? messages.cartWith(count) : messages.cart}
        {...asksForLogin(messages.notLoggedIn)}
        badge={<CountBadge count={count} />}
        onPointerEnter={() => loader.load(isCustomer ? 'cart-checkout/enter-cart' : 'account/login-dialog')}
        onClick={enter}
      />
      {isQuestionOpen && <EnterCart onReady={goToCart} onStay={stay} />}
    </div>
  );
}

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--paper);
`;

/** Asks the question before the cart. If the question cannot be loaded, it is skipped. */
function EnterCart(props: EnterCartProps) {
  return (
    <Fragment
      of="cart-checkout/enter-cart"
      {...props}
      skeleton={
        <span css={waiting} role="status" aria-label={messages.enteringCart}>
          <Spinner />
        </span>
      }
      fallback={() => <SkipQuestion onReady={props.onReady} />}
    />
  );
}

function SkipQuestion({ onReady }: Pick<EnterCartProps, 'onReady'>) {
  const enter = useEffectEvent(onReady);
  useEffect(() => enter(), []);
  return null;
}
