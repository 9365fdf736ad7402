import { screen } from '@testing-library/react';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import {
  digit,
  digits,
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
  it('moves to the next box with each digit and verifies with the last one', async () => {
    const user = await openCodeStep();
    await user.keyboard('48');
    expect(digit(3)).toHaveFocus();
    expect(verifyButton()).toBeDisabled();
    await user.keyboard('21');
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
    expect(api.callsOf(verifyOtp).map(({ body }) => body)).toEqual([{ customer_id: 9845012345, otp: 4821 }]);
  });

  it('takes digits only', async () => {
    const user = await openCodeStep();
    await user.keyboard('a4');
    expect(digits()).toBe('4');
  });

  it('fills all boxes from a pasted code', async () => {
    const user = await openCodeStep();
    await user.paste('4821');
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
  });

  it('supports autofill of the received code', async () => {
    await openCodeStep();
    expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('goes back with Backspace from an empty box', async () => {
    const user = await openCodeStep();
    await user.keyboard('48{Backspace}');
    expect(digits()).toBe('4');
    expect(digit(2)).toHaveFocus();
  });

  it('moves between the boxes with the arrow keys', async () => {
    const user = await openCodeStep();
    await user.keyboard('48{ArrowLeft}');
    expect(digit(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(digit(3)).toHaveFocus();
  });

  it('clears a wrong code and returns to the first digit', async () => {
    const user = await openCodeStep();
    await user.keyboard('1111');
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
    expect(digits()).toBe('');
    expect(digit(1)).toHaveFocus();
    expect(digit(1)).toBeInvalid();
  });

  it('keeps a code that could not be verified, for a retry', async () => {
    api.respond(verifyOtp, () => networkError());
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(`${messages.verificationFailed} ${messages.noResponse}`)).toBeVisible();
    expect(digits()).toBe('4821');
    api.respond(verifyOtp, () => ({ token: 'a-token' }));
    await user.click(verifyButton());
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
  });

  it('shows that verification failed when the response holds no token', async () => {
    api.respond(verifyOtp, () => ({ token: '' }));
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(messages.verificationFailed)).toBeVisible();
  });

  it('returns to the phone step and keeps the number', async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: messages.backToPhone }));
    expect(phoneField()).toHaveValue(PHONE);
  });
});
