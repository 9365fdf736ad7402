// @module-tag all
import { act, screen } from '@testing-library/react';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { codeField, loginApi, openCodeStep } from './login-dialog-fixture.tsx';

let api: MockApi;
beforeEach(() => {
  api = loginApi();
});

describe('a new code', () => {
  const resendButton = () => screen.findByRole('button', { name: messages.resend });
  const waitOut = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

  it('LOGIN-6 is offered after 30 seconds', async () => {
    await openCodeStep();
    await waitOut(28);
    expect(screen.queryByRole('button', { name: messages.resend })).not.toBeInTheDocument();
    await waitOut(3);
    expect(await resendButton()).toBeVisible();
  });

  it('LOGIN-6 resets the digits and the countdown', async () => {
    const user = await openCodeStep();
    await user.keyboard('48');
    await waitOut(31);
    await user.click(await resendButton());
    expect(await screen.findByText('0:30')).toBeVisible();
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(api.callsOf(sendOtp)).toHaveLength(2);
  });

  it('LOGIN-18 is sent once for two clicks that come before the next render', async () => {
    await openCodeStep();
    await waitOut(31);
    const button = await resendButton();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('0:30');
    expect(api.callsOf(sendOtp)).toHaveLength(2);
  });

  it('LOGIN-8 shows that the code could not be sent', async () => {
    const user = await openCodeStep();
    api.respond(sendOtp, () => errorResponse(500));
    await waitOut(31);
    await user.click(await resendButton());
    expect(await screen.findByText(messages.resendFailed)).toBeVisible();
    expect(await resendButton()).toHaveFocus();
  });

  it('SITE-47 keeps the focus on its button while it is being sent', async () => {
    const user = await openCodeStep();
    api.respond(sendOtp, () => new Promise(() => undefined));
    await waitOut(31);
    await user.click(await resendButton());
    // The button keeps the focus: in Chromium, a disabled button would lose it.
    expect(await resendButton()).toBeEnabled();
    expect(await resendButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('LOGIN-27 waits for as long as the server says, and counts down', async () => {
    const user = await openCodeStep();
    api.respond(sendOtp, () => errorResponse(429, { message: 'Too many tries.' }, 45));
    await waitOut(31);
    await user.click(await resendButton());
    expect(await screen.findByText('0:45')).toBeVisible();
    expect(await resendButton()).toHaveAttribute('aria-disabled', 'true');
    await waitOut(46);
    expect(screen.queryByText('Too many tries.')).not.toBeInTheDocument();
    await user.click(await resendButton());
    expect(api.callsOf(sendOtp)).toHaveLength(3);
  });
});
