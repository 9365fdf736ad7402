// @module-tag all
import { act, fireEvent, screen } from '@testing-library/react';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { POLICY_PATHS } from 'shared-contracts/routes';
import { deviceId } from 'shared-contracts/session';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { MANY_RENDERS, PHONE_SPELLINGS, WAYS_TO_ENTER } from '../testing/phone-spellings.ts';
import {
  codeField,
  loginApi,
  onClose,
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

describe('the phone step', () => {
  it('shows why it is open', () => {
    openPhoneStep('You have not logged in. Please Login.');
    expect(screen.getByRole('dialog', { name: messages.logIn })).toHaveAccessibleDescription(
      `You have not logged in. Please Login. ${messages.loginIntroduction}`,
    );
  });

  it.each(WAYS_TO_ENTER)(
    'LOGIN-28 reads fifty spellings of a %s number, and sends nothing else',
    async (_, enter) => {
      openPhoneStep();
      const [field, button] = [phoneField() as HTMLInputElement, sendButton()];
      const submit = () => fireEvent.submit(button.closest('form') as HTMLFormElement);
      for (const [text, phone] of PHONE_SPELLINGS) {
        await enter(field, text);
        expect(field.value).toBe(text);
        expect(button.hasAttribute('disabled'), text).toBe(phone === undefined);
        if (phone === undefined) submit();
      }
      expect(api.callsOf(sendOtp)).toEqual([]);
      await enter(field, '+91 98450 12345');
      submit();
      await screen.findByRole('textbox', { name: messages.code });
      expect(api.callsOf(sendOtp).map(({ body }) => body)).toMatchObject([{ customer_id: 9845012345 }]);
    },
    MANY_RENDERS,
  );

  it.each([
    ['080 2345 6789', 'landline'],
    ['9845012345 9845012346', 'too many digits'],
    ['9845012345 ext 9', 'can hold digits'],
    ['1234567890', 'begins with 6, 7, 8 or 9'],
  ])('LOGIN-28 says at once what is wrong with %s', async (text, reason) => {
    openPhoneStep();
    fireEvent.change(phoneField(), { target: { value: text } });
    expect(phoneField()).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it('LOGIN-28 says that a number is too short when the field is left', async () => {
    const user = openPhoneStep();
    await user.type(phoneField(), '91 98450 123');
    expect(phoneField()).toBeValid();
    await user.tab();
    expect(phoneField()).toHaveAccessibleDescription(expect.stringContaining('country code'));
  });

  it('LOGIN-2 enables Send OTP at exactly ten digits', async () => {
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE.slice(0, 9));
    expect(sendButton()).toBeDisabled();
    await user.type(phoneField(), '5');
    expect(sendButton()).toBeEnabled();
  });

  it('LOGIN-1 LOGIN-2 sends the phone as a number and goes on to the code', async () => {
    await openCodeStep();
    expect(api.callsOf(sendOtp).map(({ body }) => body)).toEqual([
      { customer_id: 9845012345, device: deviceId() },
    ]);
    expect(screen.getByRole('dialog', { name: messages.enterCode })).toHaveAccessibleDescription(
      `${messages.codeSentTo} +91 98450 12345`,
    );
    expect(codeField()).toHaveFocus();
  });

  it.each([
    ['the server’s sentence', () => errorResponse(429, { message: 'Too many tries.' }), 'Too many tries.'],
    ['the default for a refusal without a sentence', () => errorResponse(500), sendOtp.failureMessage],
    ['the message of a response that sent nothing', () => ({ message: 'Not today.' }), 'Not today.'],
    ['the default for an empty response', () => ({ message: '' }), sendOtp.failureMessage],
    ['the default for a response of another shape', () => 'sent' as never, sendOtp.failureMessage],
    ['that there was no response', () => networkError(), `${sendOtp.failureMessage} ${messages.noResponse}`],
  ])('LOGIN-8 stays on the phone step when no code was sent and shows %s', async (_, answer, words) => {
    api.respond(sendOtp, answer);
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(phoneField()).toHaveValue(PHONE);
  });

  it('LOGIN-27 waits for as long as the server says, and counts down', async () => {
    api.respond(sendOtp, () => errorResponse(429, { message: 'Too many tries.' }, 90));
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    expect(await screen.findByText('Too many tries.')).toBeVisible();
    expect(screen.getByText('1:30')).toBeVisible();
    expect(sendButton()).toBeDisabled();
    act(() => vi.advanceTimersByTime(31_000));
    expect(screen.getByText(/^0:5\d$/)).toBeVisible();
    await user.type(phoneField(), '{Enter}');
    expect(api.callsOf(sendOtp)).toHaveLength(1);
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Too many tries.')).not.toBeInTheDocument();
    await user.click(sendButton());
    expect(api.callsOf(sendOtp)).toHaveLength(2);
  });

  it('LOGIN-27 waits for no other phone, and shows long waits in hours', async () => {
    api.respond(sendOtp, () => errorResponse(429, { message: 'Too many tries.' }, 7_201));
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    expect(await screen.findByText(messages.hours(3))).toBeVisible();
    await user.type(phoneField(), '{Backspace}1');
    await user.click(sendButton());
    expect(api.callsOf(sendOtp)).toHaveLength(2);
  });

  it('PROM-7 sends once, however often the button is pressed', async () => {
    api.respond(sendOtp, () => new Promise(() => undefined));
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    await user.click(sendButton());
    await user.type(phoneField(), '{Enter}');
    expect(api.callsOf(sendOtp)).toHaveLength(1);
  });

  it('LOGIN-18 sends once for two clicks that come before the next render', async () => {
    const user = openPhoneStep();
    await user.type(phoneField(), PHONE);
    const form = sendButton().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await screen.findByRole('textbox', { name: messages.code });
    expect(api.callsOf(sendOtp)).toHaveLength(1);
  });

  it.each([
    [messages.terms, POLICY_PATHS.terms],
    [messages.privacy, POLICY_PATHS.privacy],
  ])('LOGIN-20 links the %s in a new tab', (name, path) => {
    openPhoneStep();
    const link = screen.getByRole('link', { name: new RegExp(name) });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('closes', async () => {
    const user = openPhoneStep();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
