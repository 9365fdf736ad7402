import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopEvent } from 'shared-contracts/events';
import { Button, Icon, Stack, Text, Wrap } from 'shared-contracts/look';
import { ROUTES } from 'shared-contracts/routes';
import { requestLogin } from 'shared-contracts/session';
import { messages } from '../messages.ts';

/** Milliseconds, spec section 9: a page that asks by itself lets its message be read first. */
export const LOGIN_PROMPT_DELAY = 3_000;

const place = css`
  justify-items: start;
  padding-block: clamp(3rem, 2rem + 5vw, 7rem);
  > svg {
    color: var(--accent);
  }
`;

/**
 * In place of a protected page: says what is missing, then asks for the login. Closing it leads home, a login reloads the
 * page (spec section 2).
 */
export function LoginNeeded() {
  const navigate = useNavigate();
  const hasAsked = useRef(false);
  useShopEvent('session-started', () => window.location.reload());
  useShopEvent('login-dismissed', () => navigate(ROUTES.home));

  function logIn(): void {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void requestLogin(messages.loginToProceed);
  }

  const logInByItself = useEffectEvent(logIn);
  useEffect(() => {
    const timer = setTimeout(() => logInByItself(), LOGIN_PROMPT_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Wrap>
      <Stack css={place}>
        <Icon name="lock" size="l" />
        <h1>{messages.loginNeededTitle}</h1>
        <Text size="lead" tone="soft">
          {messages.loginToProceed}
        </Text>
        <Button onClick={logIn}>{messages.logIn}</Button>
      </Stack>
    </Wrap>
  );
}
