import { useState } from 'react';
import { emit, type ShopEvents, useShopEvent } from 'shared-contracts/events';
import { Dialog, ErrorPanel, Skeleton } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { readPhone } from 'shared-contracts/session';
import { messages } from '../messages.ts';

type LoginRequest = ShopEvents['login-requested'];

/** The login dialog. All open requests share it, and are resolved together. */
export function LoginPrompt() {
  const [requests, setRequests] = useState<readonly LoginRequest[]>([]);
  useShopEvent('login-requested', (request) => setRequests((open) => [...open, request]));
  useShopEvent('session-started', () => setRequests([]));
  const [first] = requests;
  if (!first) return null;

  function dismiss(): void {
    setRequests([]);
    for (const { requestId } of requests) emit('login-dismissed', { requestId });
  }

  return (
    <Fragment
      of="account/login-dialog"
      message={first.message}
      onLoggedIn={() => emit('session-started', { phone: readPhone() ?? '' })}
      onClose={dismiss}
      skeleton={
        <Dialog title={messages.logIn} lead={first.message} onClose={dismiss}>
          <div role="status" aria-busy aria-label={messages.loginLoading}>
            <Skeleton text width="6rem" />
            <Skeleton height="var(--tap)" />
          </div>
        </Dialog>
      }
      fallback={({ retry }) => (
        <Dialog title={messages.logIn} lead={first.message} onClose={dismiss}>
          <ErrorPanel
            compact
            title={messages.loginFailed}
            message={messages.tryAgainAdvice}
            onRetry={retry}
          />
        </Dialog>
      )}
    />
  );
}
