import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { vi } from 'vitest';
import { messages } from '../messages.ts';
import LoginDialog from './login-dialog.tsx';

export const PHONE = '9845012345';

export const onLoggedIn = vi.fn();
export const onClose = vi.fn();

/** A provider whose code is 4821, an empty storage, and fake timers. */
export function loginApi(): MockApi {
  localStorage.clear();
  onLoggedIn.mockReset();
  onClose.mockReset();
  const api = mockApi();
  api.respond(sendOtp, () => ({ message: CODE_SENT_MESSAGE }));
  api.respond(verifyOtp, ({ body }) =>
    body['otp'] === 4821 ? { token: 'a-token' } : errorResponse(400, { error: verifyOtp.failureMessage }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return api;
}

export const phoneField = () => screen.getByLabelText(messages.phoneNumber);
export const sendButton = () => screen.getByRole('button', { name: messages.sendCode });
export const verifyButton = () => screen.getByRole('button', { name: messages.verify });
export const codeField = () => screen.getByRole('textbox', { name: messages.code });

export function openPhoneStep(message?: string): UserEvent {
  renderWithShell(<LoginDialog message={message} onLoggedIn={onLoggedIn} onClose={onClose} />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

export async function openCodeStep(): Promise<UserEvent> {
  const user = openPhoneStep();
  await user.type(phoneField(), PHONE);
  await user.click(sendButton());
  await screen.findByRole('textbox', { name: messages.code });
  return user;
}
