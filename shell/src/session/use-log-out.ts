import { useNavigate } from 'react-router-dom';
import { logOut } from 'shared-contracts/customer/endpoints';
import { emit } from 'shared-contracts/events';
import { callEndpoint } from 'shared-contracts/http';
import { useQuestion } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** SESS-9: asks for confirmation, ends the session on the server and in this browser, and goes home. */
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
    // It is not awaited, so that the token is removed even if the server is down or has no logout.
    callEndpoint(logOut, {}, { onSessionEnd: 'ask' }).catch(() => {});
    navigate(pagePath('/'));
    emit('session-ended', {});
  };
}
