import { EXPIRED_SESSION_MESSAGE } from '../session/session-messages.ts';

/** Spec section 4: other providers answer 403, or 500 with one of these, at the end of a session. */
const SESSION_ERRORS = ['jwt expired', 'jwt malformed', 'invalid token'];

export type FailureAnswer = { status: number; error?: unknown; message?: unknown };

/** Whether an answer to a call that needs login says that the session is over. */
export function isSessionEnd({ status, error }: FailureAnswer): boolean {
  if (status === 401 || status === 403) return true;
  return status === 500 && typeof error === 'string' && SESSION_ERRORS.includes(error.toLowerCase());
}

/** The server's sentence, where it is one for a shopper. */
export function sessionEndMessage({ message }: FailureAnswer): string {
  return typeof message === 'string' && message ? message : EXPIRED_SESSION_MESSAGE;
}
