import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentTitle } from 'shared-contracts/document';
import { useShopEvent } from 'shared-contracts/events';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { Button, Icon, Skeleton, Stack, Text, Wrap } from 'shared-contracts/look';
import { type PageName, useConfiguration, useRemoteLoader } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { requestLogin, sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { allowLogin } from './login-permission.ts';

/** Keeps the footer below the first view, so that it does not move when the data of a page comes (SESS-16). */
const place = css`
  min-height: 100svh;
  @media print {
    min-height: 0;
  }
`;

/**
 * SESS-1, SESS-2: shows a page to customers only. It is not loaded without a token, stays while an expired session is renewed, and is
 * remounted for another customer.
 */
export function LoginGate({ page, children }: { page: PageName; children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const isLoaded = useRemoteLoader().state(page)?.status === 'ready';
  const [admitted, setAdmitted] = useState<string>();
  const [change, setChange] = useState(0);
  useShopEvent('session-ended', () => setAdmitted(undefined));
  if (session.status === 'customer' && session.phone !== admitted) {
    setAdmitted(session.phone);
    if (admitted !== undefined) setChange(change + 1);
  }
  const isHydrated = useHydrated();
  // On the server, and in a customer's first render, the page has no data yet, so it shows its skeleton. The session may end before.
  const isFirst = isLoaded && (session.status === 'unknown' || !isHydrated);

  return (
    <div css={place}>
      {isFirst || admitted !== undefined ? (
        <Fragment key={change}>{children}</Fragment>
      ) : session.status === 'visitor' ? (
        <LoginNeeded />
      ) : (
        <Wrap role="status" aria-busy aria-label={messages.pageLoading}>
          <Skeleton height="60svh" />
        </Wrap>
      )}
    </div>
  );
}

/** LOGIN-12. Milliseconds in which the message can be read before the login dialog opens by itself. */
export const LOGIN_PROMPT_DELAY = 3_000;

const prompt = css`
  justify-items: start;
  padding-block: clamp(3rem, 2rem + 5vw, 7rem);
  > svg {
    color: var(--accent);
  }
`;

/** SESS-2, SESS-3: stands in for a page that needs a login, and opens the login. Closing it leads home. */
function LoginNeeded() {
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
      <Stack css={prompt}>
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
