import { act, fireEvent, screen, within } from '@testing-library/react';
import { readPhone, readToken } from 'shared-contracts/session';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import LoginDialog from './login-dialog.tsx';
import {
  digit,
  loginApi,
  onClose,
  onLoggedIn,
  openCodeStep,
  PHONE,
  phoneField,
  sendButton,
} from './login-dialog-fixture.tsx';

beforeEach(() => void loginApi());

describe('after the login', () => {
  it('stores the session and finishes 1.5 s after the welcome message', async () => {
    vi.useFakeTimers();
    renderWithShell(<LoginDialog onLoggedIn={onLoggedIn} onClose={onClose} />);
    fireEvent.change(phoneField(), { target: { value: PHONE } });
    fireEvent.click(sendButton());
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.change(digit(1), { target: { value: '4821' } });
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([readToken(), readPhone()]).toEqual(['a-token', PHONE]);
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(messages.welcomeBack);
    await act(() => vi.advanceTimersByTimeAsync(1_490));
    expect(onLoggedIn).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('counts as logged in when the welcome message is closed', async () => {
    const user = await openCodeStep();
    await user.keyboard('4821');
    await screen.findByText(messages.welcomeBack);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('explains that the browser blocks storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.storageDenied);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
