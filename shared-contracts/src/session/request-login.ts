import { emit, listen } from '../events/events.ts';

let lastRequest = 0;

/**
 * Opens the shell's login dialog over the page.
 * Resolves to true after a login, to false when the dialog was closed.
 */
export function requestLogin(message?: string): Promise<boolean> {
  lastRequest += 1;
  const requestId = `login ${lastRequest}`;
  const settled = new AbortController();
  return new Promise((resolve) => {
    const settle = (loggedIn: boolean) => {
      settled.abort();
      resolve(loggedIn);
    };
    listen('session-started', () => settle(true), settled.signal);
    listen(
      'login-dismissed',
      (dismissed) => dismissed.requestId === requestId && settle(false),
      settled.signal,
    );
    emit('login-requested', { requestId, message });
  });
}
