import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { IconButton } from 'shared-contracts/look';
import { useRemoteLoader } from 'shared-contracts/remotes';
import { requestLogin, sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { AccountMenu } from './account-menu.tsx';

const dot = css`
  position: absolute;
  top: 12px;
  right: 11px;
  width: 9px;
  height: 9px;
  border: 1.5px solid var(--paper);
  border-radius: 50%;
  background: var(--success);
`;

/** Login for a visitor, the account menu for a customer. */
export function AccountButton() {
  const isCustomer = useAtomValue(sessionAtom).status === 'customer';
  const [isOpen, setIsOpen] = useState(false);
  const loader = useRemoteLoader();
  return (
    <>
      <IconButton
        icon="account"
        label={isCustomer ? messages.accountLoggedIn : messages.account}
        badge={isCustomer ? <i css={dot} /> : undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => loader.load(isCustomer ? 'account/account-menu' : 'account/login-dialog')}
        onClick={() => (isCustomer ? setIsOpen(true) : void requestLogin())}
      />
      {isOpen && <AccountMenu onClose={() => setIsOpen(false)} />}
    </>
  );
}
