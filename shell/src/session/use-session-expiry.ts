import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emit, useShopEvent } from 'shared-contracts/events';
import { useQuestion } from 'shared-contracts/remotes';
import { ROUTES } from 'shared-contracts/routes';
import { requestLogin, sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { matchPage } from '../routing/match-page.ts';

/**
 * The end of a session that nobody asked for (spec section 4): one alert however many calls failed. A protected page
 * stays as it is under the login, with all that was typed, for the same customer.
 */
export function useSessionExpiry(): void {
  const isBeingTold = useRef(false);
  const setSession = useSetAtom(sessionAtom);
  const ask = useQuestion();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useShopEvent('session-expired', ({ message }) => {
    if (isBeingTold.current) return;
    isBeingTold.current = true;
    setSession({ status: 'visitor' });
    void tell(message).finally(() => {
      isBeingTold.current = false;
    });
  });

  async function tell(message: string): Promise<void> {
    const isProtected = matchPage(pathname).needsLogin;
    await ask({ message, confirmLabel: messages.ok });
    if (isProtected && (await requestLogin())) return;
    emit('session-ended', {});
    if (isProtected) navigate(ROUTES.home);
  }
}
