import type { LoginDialogProps } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { CUSTOMER } from './shop-fixture.tsx';

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

/** A fake of the account's dialog, with its message and its two outcomes. */
export const LOGIN_MODULES = { 'account/login-dialog': LoginDialog };
