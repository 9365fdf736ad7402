import { useNavigate } from 'react-router-dom';
import { logOut } from 'shared-contracts/customer/endpoints';
import { emit } from 'shared-contracts/events';
import { callEndpoint } from 'shared-contracts/http';
import { useQuestion } from 'shared-contracts/remotes';
import { ROUTES } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** Asks, ends the session on the server and in this browser, and goes home. Spec sections 2 and 4. */
export function useLogOut(): () => Promise<void> {
  const ask = useQuestion();
  const navigate = useNavigate();
  return async () => {
    const isSure = await ask({
      message: messages.logOutQuestion,
      confirmLabel: messages.logOut,
      cancelLabel: messages.cancel,
    });
    if (!isSure) return;
    // Not waited for: the token is forgotten here even when the server cannot be reached, or knows no logout.
    callEndpoint(logOut, {}, { onSessionEnd: 'ask' }).catch(() => {});
    navigate(ROUTES.home);
    emit('session-ended', {});
  };
}
