import { useLayoutEffect, useState } from 'react';
import { emit, type ShopEvents, useShopEvent } from 'shared-contracts/events';
import { Dialog, ErrorPanel, Skeleton } from 'shared-contracts/look';
import { Fragment, useRemoteLoader } from 'shared-contracts/remotes';
import { readPhone } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { reportError } from '../reports/listen-for-errors.ts';
import { openEarlyLogin, takeOver } from './early-login.ts';
import { mayOpenLogin } from './login-permission.ts';

type LoginRequest = ShopEvents['login-requested'];

const REFUSED = 'requestLogin was called without a tap on this page, so the login stays closed.';

/** Shows the login dialog. All open requests share it, and are resolved together. */
export function LoginPrompt() {
  const [requests, setRequests] = useState<readonly LoginRequest[]>([]);
  const [phone, setPhone] = useState<string>();
  const loader = useRemoteLoader();
  useShopEvent('login-requested', (request) => {
    const early = openEarlyLogin();
    if (early) void openAfter(early, request);
    else if (mayOpenLogin()) open(request);
    else refuse(request);
  });
  useShopEvent('session-started', () => {
    openEarlyLogin()?.close();
    setRequests([]);
  });
  const [first] = requests;
  const isTakenOver = phone !== undefined;
  // The dialog replaces the document's own, so it appears without an animation.
  useLayoutEffect(() => {
    if (!isTakenOver) return;
    const dialog = document.querySelector('dialog[open]');
    for (const animation of dialog?.getAnimations({ subtree: true }) ?? []) animation.finish();
  }, [isTakenOver]);
  if (!first) return null;

  function open(request: LoginRequest, typed?: string): void {
    setPhone(typed);
    setRequests((others) => [...others, request]);
  }

  async function openAfter(early: HTMLDialogElement, request: LoginRequest): Promise<void> {
    const typed = await takeOver(early, loader);
    if (typed === undefined) emit('login-dismissed', { requestId: request.requestId });
    else open(request, typed);
  }

  function dismiss(): void {
    setRequests([]);
    for (const { requestId } of requests) emit('login-dismissed', { requestId });
  }

  return (
    <Fragment
      of="account/login-dialog"
      message={first.message}
      phone={phone}
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

/** Nothing throws this error. Its stack names the remote that has asked. */
function refuse({ requestId }: LoginRequest): void {
  const refused = new Error(REFUSED);
  emit('login-dismissed', { requestId });
  console.error(refused);
  reportError(refused, undefined, 'A login was requested without a tap.');
}
