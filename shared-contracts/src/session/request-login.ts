import { emit, listen } from '../events/events.ts';

let lastRequest = 0;

/**
 * Opens the shell's login dialog over the page. Resolves to true after a login, also in another tab, and to false when the
 * dialog is closed. It never rejects.
 * @param message shown and announced in the dialog: why the login is needed
 */
export function requestLogin(message?: string): Promise<boolean> {
  lastRequest += 1;
  const requestId = `login ${lastRequest}`;
  const finished = new AbortController();
  return new Promise((resolve) => {
    const settle = (loggedIn: boolean) => {
      finished.abort();
      resolve(loggedIn);
    };
    listen('session-started', () => settle(true), finished.signal);
    listen(
      'login-dismissed',
      (dismissed) => dismissed.requestId === requestId && settle(false),
      finished.signal,
    );
    emit('login-requested', { requestId, message });
  });
}
