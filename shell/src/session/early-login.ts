import type { RemoteLoader } from 'shared-contracts/remotes';

/** The id of the element beside the app that holds the login dialog of the document. */
export const EARLY_LOGIN = 'early-login';

const LOGIN = 'account/login-dialog';

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
