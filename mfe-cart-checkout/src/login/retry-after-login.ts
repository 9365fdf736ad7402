import { ApiError } from 'shared-contracts/http';
import { requestLogin } from 'shared-contracts/session';

type Login = {
  /** Announced with the login dialog. */
  reason: string;
  /** Called between the login and the second try. */
  onLoggedIn?: () => void;
};

/**
 * Runs a call that was made with `onSessionEnd: 'ask'`. Where it finds the session over, it asks for a login and runs
 * it exactly once more (spec section 6).
 * @returns undefined when the login dialog was closed.
 * @throws {ApiError} of the last try.
 */
export async function retryAfterLogin<Answer>(
  call: () => Promise<Answer>,
  { reason, onLoggedIn }: Login,
): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.sessionEnded)) throw error;
  }
  if (!(await requestLogin(reason))) return undefined;
  onLoggedIn?.();
  return call();
}
