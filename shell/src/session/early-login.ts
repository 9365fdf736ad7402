import type { RemoteLoader } from 'shared-contracts/remotes';
import { readToken } from 'shared-contracts/session';

/** The id of the element beside the app that holds the login dialog of the document. */
export const EARLY_LOGIN = 'early-login';

const LOGIN = 'account/login-dialog';

/** The dialog's default text, restored when the clicked button has no message of its own. */
let introduction: string | undefined;

/** Shows visitors the document's login dialog until the shop's replaces it (SITE-59). Closing it takes the click back. */
export function opensLogin(button: HTMLButtonElement, takeBack: () => void): boolean {
  const message = button.dataset['login'];
  const dialog = document.querySelector<HTMLDialogElement>(`#${EARLY_LOGIN} > dialog`);
  const lead = dialog?.querySelector('h2 + p');
  if (message === undefined || !dialog || !lead || readToken()) return false;
  introduction ??= lead.textContent;
  const reason = document.createElement('span');
  reason.textContent = message;
  lead.replaceChildren(...(message ? [reason, document.createElement('br')] : []), introduction);
  dialog.onclick = ({ target }) => {
    // The button that closes it has no text. Its content covers the dialog: only the backdrop is the dialog itself.
    if (target === dialog || (target as Element).closest('button[aria-label]')) dialog.close();
  };
  dialog.onclose = takeBack;
  dialog.showModal();
  return true;
}

/** The document's login dialog, if a click before the scripts has opened it (SITE-59). */
export function openEarlyLogin(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${EARLY_LOGIN} > dialog[open]`);
}

/**
 * Closes it once the remote's own dialog can be shown in its place, or cannot be loaded.
 * @returns what was typed as the phone number; undefined when the shopper has closed it
 */
export function takeOver(dialog: HTMLDialogElement, loader: RemoteLoader): Promise<string | undefined> {
  loader.load(LOGIN);
  return new Promise((resolve) => {
    const settle = () => {
      if (dialog.open && loader.state(LOGIN)?.status === 'loading') return;
      unsubscribe();
      dialog.removeEventListener('close', settle);
      resolve(dialog.open ? dialog.querySelector('input')?.value : undefined);
      dialog.close();
    };
    const unsubscribe = loader.subscribe(settle);
    dialog.addEventListener('close', settle);
    settle();
  });
}
