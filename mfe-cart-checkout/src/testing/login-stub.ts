import { emit } from 'shared-contracts/events';
import { storeSession } from 'shared-contracts/session';
import { hear } from 'shared-contracts/testing';

/** The session of a test before any login. */
export const FIRST_SESSION = { token: 'first', phone: '9876543210' };

/**
 * Acts as the shell in a test: every login request succeeds with the token `second`, or is dismissed.
 * @returns the messages of the requests, growing as they arrive
 */
export function settleLogins(loggedIn: boolean): string[] {
  const reasons: string[] = [];
  hear('login-requested').mockImplementation(({ requestId, message }) => {
    reasons.push(message ?? '');
    if (!loggedIn) return emit('login-dismissed', { requestId });
    storeSession({ ...FIRST_SESSION, token: 'second' });
    emit('session-started', { phone: FIRST_SESSION.phone });
  });
  return reasons;
}
