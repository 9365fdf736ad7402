import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useShopEvent } from 'shared-contracts/events';
import { Button, Dialog, ErrorPanel, IconButton, Skeleton } from 'shared-contracts/look';
import { Fragment, useRemoteLoader } from 'shared-contracts/remotes';
import { asksForLogin, readToken, requestLogin, sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { useLogOut } from '../session/use-log-out.ts';

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
        {...asksForLogin()}
        onPointerEnter={() => loader.load(isCustomer ? 'account/account-menu' : 'account/login-dialog')}
        // A click may come before the session is rendered.
        onClick={() => (readToken() ? setIsOpen(true) : void requestLogin())}
      />
      {isOpen && <AccountMenu onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The account menu. If it cannot be loaded, logging out is still possible. */
function AccountMenu({ onClose }: { onClose: () => void }) {
  const logOut = useLogOut();
  useShopEvent('session-expired', onClose);
  useShopEvent('session-ended', onClose);
  return (
    <Fragment
      of="account/account-menu"
      onClose={onClose}
      onLogOut={logOut}
      skeleton={
        <Dialog title={messages.account} onClose={onClose}>
          <div role="status" aria-busy aria-label={messages.accountLoading}>
            <Skeleton text width="9rem" />
            <Skeleton text width="12rem" />
            <Skeleton height="3.25rem" />
          </div>
        </Dialog>
      }
      fallback={({ retry }) => (
        <Dialog title={messages.account} onClose={onClose}>
          <ErrorPanel
            compact
            title={messages.accountFailed}
            message={messages.tryAgainAdvice}
            onRetry={retry}
          />
          <Button variant="secondary" onClick={logOut}>
            {messages.logOut}
          </Button>
        </Dialog>
      )}
    />
  );
}
