import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emit, useShopEvent } from 'shared-contracts/events';
import { sessionState } from 'shared-contracts/frame';
import { useQuestion } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { requestLogin } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { matchPage } from '../routing/match-page.ts';
import { allowLogin } from './login-permission.ts';

/**
 * SESS-7, SESS-8: shows one alert for an expired session, however many calls failed. Under the login dialog, a protected page stays as it
 * is, so that the same customer loses no input.
 */
export function useSessionExpiry(): void {
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
    // The page may have changed its address under the question. Its login is allowed, so that no input is lost.
    allowLogin();
    if (isProtected && (await requestLogin())) return;
    emit('session-ended', {});
    if (isProtected) navigate(pagePath('/'));
  }
}
