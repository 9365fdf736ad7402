import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emit, useShopEvent } from 'shared-contracts/events';
import { sessionState } from 'shared-contracts/frame';
import { type AddIntentProps, Fragment, useQuestion, useToast } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { readToken, requestLogin, takeIntents } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { matchPage } from '../routing/match-page.ts';
import { allowLogin } from './login-permission.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useLogOut } from './use-log-out.ts';
import { useSession } from './use-session.ts';

/** Keeps the session and the cart's badge up to date on every page, shows the login dialog on request, and resumes after it. */
export function SessionKeeper() {
  useSession();
  useCartCount();
  useSessionExpiry();
  const logOut = useLogOut();
  useShopEvent('logout-requested', () => void logOut());
  return (
    <>
      <LoginPrompt />
      <ResumedIntents />
    </>
  );
}

/**
 * SESS-7, SESS-8: shows one alert for an expired session, however many calls failed. Under the login dialog, a protected page stays as it
 * is, so that the same customer loses no input.
 */
function useSessionExpiry(): void {
  const isAlertOpen = useRef(false);
  const setSession = useSetAtom(sessionState);
  const ask = useQuestion();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useShopEvent('session-expired', ({ message }) => {
    if (isAlertOpen.current) return;
    isAlertOpen.current = true;
    setSession({ status: 'visitor' });
    void showAlert(message).finally(() => {
      isAlertOpen.current = false;
    });
  });

  async function showAlert(message: string): Promise<void> {
    const isProtected = matchPage(pathname).needsLogin;
    await ask({ message, confirmLabel: messages.ok });
    // The page may have changed its address while the question was open. The login stays allowed, so that no input is lost.
    allowLogin();
    if (isProtected && (await requestLogin())) return;
    emit('session-ended', {});
    if (isProtected) navigate(pagePath('/'));
  }
}

/**
 * SESS-13: carries out what visitors wanted before a reload or in a closed tab, once they are logged in. A tab in the
 * background leaves it to the one that the customer sees.
 */
function ResumedIntents() {
  const [added, setAdded] = useState<readonly AddIntentProps['item'][]>([]);
  const navigate = useNavigate();

  async function resume(): Promise<void> {
    if (document.hidden) return;
    for (const intent of await takeIntents()) {
      allowLogin();
      if (intent.kind === 'enter-cart') navigate(pagePath('/cart'));
      else setAdded((items) => [...items, intent.item]);
    }
  }

  useShopEvent('session-started', () => void resume());
  // The tab may have been closed just as the login succeeded.
  const resumeAtStart = useEffectEvent(() => readToken() && void resume());
  useEffect(() => void resumeAtStart(), []);

  return added.map((item, index) => (
    <Fragment
      key={index}
      of="cart-checkout/add-intent"
      item={item}
      skeleton={null}
      fallback={() => <AddFailed />}
    />
  ));
}

function AddFailed() {
  const toast = useToast();
  const tell = useEffectEvent(() => toast({ tone: 'bad', message: messages.intentFailed }));
  useEffect(() => tell(), []);
  return null;
}
