// @module-tag all
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { readPhone, readToken } from 'shared-contracts/session';
import { type MockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import LoginDialog from './login-dialog.tsx';
import {
  codeField,
  loginApi,
  onClose,
  onLoggedIn,
  openCodeStep,
  openPhoneStep,
  PHONE,
  phoneField,
  sendButton,
} from './login-dialog-fixture.tsx';

let api: MockApi;
beforeEach(() => {
  api = loginApi();
});

describe('after the login', () => {
  it('LOGIN-4 stores the session and finishes 1.5 s after the welcome message', async () => {
    vi.useFakeTimers();
    renderWithShell(<LoginDialog onLoggedIn={onLoggedIn} onClose={onClose} />);
    fireEvent.change(phoneField(), { target: { value: PHONE } });
    fireEvent.click(sendButton());
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.change(codeField(), { target: { value: '4821' } });
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([readToken(), readPhone()]).toEqual(['a-token', PHONE]);
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(messages.welcomeBack);
    await act(() => vi.advanceTimersByTimeAsync(1_490));
    expect(onLoggedIn).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('SITE-47 has the focus on the welcome message, which replaces the code', async () => {
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect((await screen.findByText(messages.welcomeBack)).closest('[tabindex]')).toHaveFocus();
  });

  it('SITE-47 has the focus in the phone’s field after the way back', async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: messages.backToPhone }));
    expect(phoneField()).toHaveFocus();
  });

  it('LOGIN-19 counts as logged in when the welcome message is closed', async () => {
    const user = await openCodeStep();
    await user.keyboard('4821');
    await screen.findByText(messages.welcomeBack);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('explains that the storage has become full', async () => {
    const user = await openCodeStep();
    denyStorage();
    await user.keyboard('4821');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.storageDenied);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});

describe('a login that cannot be stored', () => {
  it('LOGIN-21 is refused with the reason before a code is sent', () => {
    denyStorage();
    openPhoneStep();
    expect(screen.getByRole('alert')).toHaveTextContent(messages.storageDenied);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('closed while the code is being verified', () => {
  async function closeWhileVerifying(leave: string) {
    const verified = Promise.withResolvers<{ token: string }>();
    api.respond(verifyOtp, () => verified.promise);
    const user = await openCodeStep();
    await user.keyboard('4821');
    await user.click(screen.getByRole('button', { name: leave }));
    return { user, verified };
  }

  it('LOGIN-19 stores no session, whatever the server says later', async () => {
    const { verified } = await closeWhileVerifying('Close');
    expect(onClose).toHaveBeenCalledOnce();
    screen.getByRole('dialog');
    cleanup();
    await act(async () => verified.resolve({ token: 'a-token' }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(readToken()).toBeNull();
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('LOGIN-19 stores no session after the way back to the phone', async () => {
    const { verified } = await closeWhileVerifying(messages.backToPhone);
    await act(async () => verified.resolve({ token: 'a-token' }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(readToken()).toBeNull();
    expect(phoneField()).toHaveValue(PHONE);
  });
});

function denyStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}
