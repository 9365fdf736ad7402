import { ApiError } from 'shared-contracts/http';
import { type Intent, requestLogin } from 'shared-contracts/session';

type Login = {
  /** Shown in the login dialog. */
  reason: string;
  /** What the call is for, so that it survives a reload during the login (SESS-13). */
  intent: Intent;
  /** Called when the session has ended; the login is requested after it. */
  onSessionEnd?: () => Promise<void>;
  /** Called between the login and the retry. */
  onLoggedIn?: () => void;
};

/**
 * Runs a call made with `onSessionEnd: 'ask'`. If the session has ended, requests a login and retries exactly once
 * (CART-3).
 * @returns undefined when the login dialog was closed, or when another tab has carried out the intent.
 * @throws {ApiError} of the last attempt.
 */
export async function retryAfterLogin<Result>(
  call: () => Promise<Result>,
  { reason, intent, onSessionEnd, onLoggedIn }: Login,
): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.sessionEnded)) throw error;
  }
  await onSessionEnd?.();
  if (!(await requestLogin(reason, intent))) return undefined;
  onLoggedIn?.();
  return call();
}
