// @module-tag all
import { act, fireEvent, screen } from '@testing-library/react';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { deviceId } from 'shared-contracts/session';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import {
  codeField,
  loginApi,
  openCodeStep,
  PHONE,
  phoneField,
  verifyButton,
} from './login-dialog-fixture.tsx';

let api: MockApi;
beforeEach(() => {
  api = loginApi();
});

describe('the code step', () => {
  it('LOGIN-3 LOGIN-22 verifies with the fourth digit, and not before', async () => {
    const user = await openCodeStep();
    expect(codeField()).toHaveFocus();
    await user.keyboard('482');
    expect(verifyButton()).toBeDisabled();
    await user.keyboard('1');
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp).map(({ body }) => body)).toEqual([
      { customer_id: 9845012345, otp: 4821, device: deviceId() },
    ]);
  });

  it.each([
    ['482199', 'six digits'],
    ['9845012345', 'a phone number'],
    ['+91 98450 12345', 'a phone number with its country code'],
    ['48.21', 'a decimal'],
    ['48-219', 'a range'],
    ['-48210', 'a sign'],
    ['४८२१९९', 'six Indian digits'],
    ['48a21', 'a letter'],
  ])('LOGIN-29 keeps %s, sends nothing, and says that a code has 4 digits: %s', async (text) => {
    const user = await openCodeStep();
    await user.paste(text);
    expect(codeField()).toHaveValue(text);
    expect(codeField()).toHaveAccessibleDescription(messages.noCode);
    expect(verifyButton()).toBeDisabled();
    fireEvent.submit(codeField().closest('form') as HTMLFormElement);
    expect(api.callsOf(verifyOtp)).toEqual([]);
  });

  it('LOGIN-3 keeps a typed letter, and goes on when it is deleted', async () => {
    const user = await openCodeStep();
    await user.keyboard('a4');
    expect(codeField()).toHaveValue('a4');
    expect(codeField()).toBeInvalid();
    await user.keyboard('{Backspace}{Backspace}');
    expect(codeField()).toBeValid();
    await user.keyboard('४८२१');
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp)[0]?.body).toMatchObject({ otp: 4821 });
  });

  it('LOGIN-17 is one field that autofill, keypads and screen readers know', async () => {
    await openCodeStep();
    expect(screen.getAllByRole('textbox')).toEqual([codeField()]);
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  });

  it('LOGIN-18 verifies a pasted code once', async () => {
    const user = await openCodeStep();
    await user.paste('48 21 is your code');
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp)).toHaveLength(1);
  });

  it('LOGIN-18 verifies once, when autofill, Enter and Verify come before the next render', async () => {
    await openCodeStep();
    const form = codeField().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.change(codeField(), { target: { value: '4821' } });
      fireEvent.change(codeField(), { target: { value: '4821' } });
    });
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp)).toHaveLength(1);
  });

  it('LOGIN-17 verifies the code of an SMS that the browser reads', async () => {
    const received = Promise.withResolvers<unknown>();
    vi.stubGlobal('OTPCredential', class {});
    vi.stubGlobal('navigator', { credentials: { get: () => received.promise } });
    await openCodeStep();
    await act(async () => received.resolve({ code: '4821' }));
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp)).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('LOGIN-7 LOGIN-8 LOGIN-30 clears a wrong code and returns to the first digit', async () => {
    const user = await openCodeStep();
    await user.keyboard('1111');
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
    expect(codeField()).toHaveAccessibleDescription(
      `Invalid OTP. Please try again. ${messages.codeOfOneDevice}`,
    );
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toBeInvalid();
  });

  it('verifies the same code again when it is typed again', async () => {
    const user = await openCodeStep();
    await user.keyboard('1111');
    await screen.findByText('Invalid OTP. Please try again.');
    await user.keyboard('1111');
    await vi.waitFor(() => expect(api.callsOf(verifyOtp)).toHaveLength(2));
  });

  it('keeps a code that could not be verified, for a retry', async () => {
    api.respond(verifyOtp, () => networkError());
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(`${messages.verificationFailed} ${messages.noResponse}`)).toBeVisible();
    expect(codeField()).toHaveValue('4821');
    api.respond(verifyOtp, () => ({ token: 'a-token' }));
    await user.click(verifyButton());
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
  });

  it('LOGIN-8 shows that verification failed when the response holds no token', async () => {
    api.respond(verifyOtp, () => ({ token: '' }));
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(messages.verificationFailed)).toBeVisible();
  });

  it('LOGIN-27 waits for as long as the server says, and counts down', async () => {
    api.respond(verifyOtp, () => errorResponse(429, { message: 'Too many tries.' }, 61));
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText('Too many tries.')).toBeVisible();
    expect(screen.getByText('1:01')).toBeVisible();
    await user.keyboard('4821');
    expect(verifyButton()).toBeDisabled();
    expect(api.callsOf(verifyOtp)).toHaveLength(1);
    act(() => vi.advanceTimersByTime(61_000));
    expect(screen.queryByText('Too many tries.')).not.toBeInTheDocument();
    await user.click(verifyButton());
    expect(api.callsOf(verifyOtp)).toHaveLength(2);
  });

  it('LOGIN-5 returns to the phone step and keeps the number', async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: messages.backToPhone }));
    expect(phoneField()).toHaveValue(PHONE);
  });
});
