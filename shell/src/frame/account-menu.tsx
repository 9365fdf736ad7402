import { useShopEvent } from 'shared-contracts/events';
import { Button, Dialog, ErrorPanel, Skeleton } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { useLogOut } from '../session/use-log-out.ts';

/** The account's menu. Its owner missing, there is still a way to log out. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
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
