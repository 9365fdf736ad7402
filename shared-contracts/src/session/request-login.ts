import { emit, listen } from '../events/events.ts';
import { type Intent, keepIntent } from './kept-intents.ts';

let lastRequest = 0;

/**
 * Opens the shell's login dialog over the page. Resolves to true after a login, also in another tab, and to false when the
 * dialog is closed. It never rejects. Without a tap of the shopper on the same page, the request is refused: it resolves to false, with a
 * reason in the console (SESS-18).
 * @param message shown and announced in the dialog: the reason for the login
 * @param intent what the caller does after the login. It survives a reload for 30 minutes (SESS-13). If another tab has
 * carried it out after the login, the promise resolves to false
 */
export function requestLogin(message?: string, intent?: Intent): Promise<boolean> {
  lastRequest += 1;
  const requestId = `login ${lastRequest}`;
  const finished = new AbortController();
  const settleIntent = intent && keepIntent(intent);
  return new Promise((resolve) => {
    const settle = (loggedIn: boolean) => {
      finished.abort();
      resolve(settleIntent ? settleIntent(loggedIn) : loggedIn);
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
