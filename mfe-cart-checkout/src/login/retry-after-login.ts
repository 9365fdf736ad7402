import { ApiError } from 'shared-contracts/http';
import { requestLogin } from 'shared-contracts/session';

type Login = {
  /** Shown in the login dialog. */
  reason: string;
  /** Called between the login and the retry. */
  onLoggedIn?: () => void;
};

/**
 * Runs a call made with `onSessionEnd: 'ask'`. If the session has ended, requests a login and retries exactly once
 * (CART-3).
 * @returns undefined when the login dialog was closed.
 * @throws {ApiError} of the last attempt.
 */
export async function retryAfterLogin<Result>(
  call: () => Promise<Result>,
  { reason, onLoggedIn }: Login,
): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.sessionEnded)) throw error;
  }
  if (!(await requestLogin(reason))) return undefined;
  onLoggedIn?.();
  return call();
}
