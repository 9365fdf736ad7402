import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentTitle } from 'shared-contracts/document';
import { useShopEvent } from 'shared-contracts/events';
import { Button, Icon, Stack, Text, Wrap } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { requestLogin } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { allowLogin } from './login-permission.ts';

/** LOGIN-12. Milliseconds in which the message can be read before the login dialog opens by itself. */
export const LOGIN_PROMPT_DELAY = 3_000;

const place = css`
  justify-items: start;
  padding-block: clamp(3rem, 2rem + 5vw, 7rem);
  > svg {
    color: var(--accent);
  }
`;

/** SESS-2, SESS-3: stands in for a page that needs a login, and opens the login. Closing it leads home. */
export function LoginNeeded() {
  const navigate = useNavigate();
  const { shopName } = useConfiguration();
  const hasAsked = useRef(false);
  useShopEvent('login-dismissed', () => navigate(pagePath('/')));

  // The page is not loaded, so it cannot set its title.
  useEffect(() => {
    document.title = documentTitle(messages.loginNeededTitle, shopName);
  }, [shopName]);

  function logIn(): void {
    if (hasAsked.current) return;
    hasAsked.current = true;
    allowLogin();
    void requestLogin(messages.loginToProceed);
  }

  const openLogin = useEffectEvent(logIn);
  useEffect(() => {
    const timer = setTimeout(() => openLogin(), LOGIN_PROMPT_DELAY);
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
