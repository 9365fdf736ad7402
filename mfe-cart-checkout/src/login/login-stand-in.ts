import { emit, listen } from 'shared-contracts/events';
import { storeSession } from 'shared-contracts/session';

/** The session of the tests before any login. */
export const FIRST_SESSION = { token: 'first', phone: '9876543210' };

/**
 * The shell's part in a test: every request for a login ends as told, a successful one with the token `second`.
 * @returns the reasons that were given, as they come
 */
export function answerLogins(loggedIn: boolean, signal: AbortSignal): string[] {
  const reasons: string[] = [];
  listen(
    'login-requested',
    ({ requestId, message }) => {
      reasons.push(message ?? '');
      if (!loggedIn) return emit('login-dismissed', { requestId });
      storeSession({ ...FIRST_SESSION, token: 'second' });
      emit('session-started', { phone: FIRST_SESSION.phone });
    },
    signal,
  );
  return reasons;
}
