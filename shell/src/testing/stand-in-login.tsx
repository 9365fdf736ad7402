import type { LoginDialogProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { CUSTOMER } from './shop-fixture.tsx';

/** What a login leaves in the browser. */
export function logIn(phone: string = CUSTOMER.phone): void {
  storeSession({ token: `token of ${phone}`, phone });
}

function LoginDialog({ message, onLoggedIn, onClose }: LoginDialogProps) {
  return (
    <dialog open aria-label="login">
      {message}
      <button type="button" onClick={onLoggedIn}>
        log in
      </button>
      <button type="button" onClick={onClose}>
        not now
      </button>
    </dialog>
  );
}

/** A stand-in for the account's dialog: it says why it is open, and what a shopper did in it. */
export const LOGIN_MODULES = { 'account/login-dialog': LoginDialog };
