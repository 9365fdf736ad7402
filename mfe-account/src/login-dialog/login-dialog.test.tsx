import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import { readPhone, readToken } from 'shared-contracts/session';
import { type MockApi, mockApi, noAnswer, refuse, renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import LoginDialog from './login-dialog.tsx';

const PHONE = '9845012345';

let api: MockApi;
let onLoggedIn = vi.fn();
let onClose = vi.fn();

beforeEach(() => {
  localStorage.clear();
  onLoggedIn = vi.fn();
  onClose = vi.fn();
  api = mockApi();
  api.answer(sendOtp, () => ({ message: CODE_SENT_MESSAGE }));
  api.answer(verifyOtp, ({ body }) =>
    body['otp'] === 4821 ? { token: 'a-token' } : refuse(400, { error: verifyOtp.failureMessage }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => vi.useRealTimers());

const phoneField = () => screen.getByLabelText(messages.phoneNumber);
const sendButton = () => screen.getByRole('button', { name: messages.sendCode });
const verifyButton = () => screen.getByRole('button', { name: messages.verify });
const digit = (place: number) => screen.getByLabelText(messages.codeDigit(place));
const digits = () => [1, 2, 3, 4].map((place) => (digit(place) as HTMLInputElement).value).join('');

function open(message?: string) {
  renderWithShell(<LoginDialog message={message} onLoggedIn={onLoggedIn} onClose={onClose} />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function openCodeStep() {
  const user = open();
  await user.type(phoneField(), PHONE);
  await user.click(sendButton());
  await screen.findByLabelText(messages.codeDigit(1));
  return user;
}

describe('the phone step', () => {
  it('says why it is open', () => {
    open('You have not logged in. Please Login.');
    expect(screen.getByRole('dialog', { name: messages.logIn })).toHaveAccessibleDescription(
      'You have not logged in. Please Login.',
    );
  });

  it('keeps digits only, ten at most', async () => {
    const user = open();
    await user.type(phoneField(), '98450-1234x56789');
    expect(phoneField()).toHaveValue('9845012345');
  });

  it('enables Send OTP at exactly ten digits', async () => {
    const user = open();
    await user.type(phoneField(), PHONE.slice(0, 9));
    expect(sendButton()).toBeDisabled();
    await user.type(phoneField(), '5');
    expect(sendButton()).toBeEnabled();
  });

  it('sends the phone as a number and goes on to the code', async () => {
    await openCodeStep();
    expect(api.callsOf(sendOtp).map(({ body }) => body)).toEqual([{ customer_id: 9845012345 }]);
    expect(screen.getByRole('dialog', { name: messages.enterCode })).toHaveAccessibleDescription(
      `${messages.codeSentTo} +91 98450 12345`,
    );
    expect(digit(1)).toHaveFocus();
  });

  it.each([
    ['the server’s sentence', () => refuse(429, { message: 'Too many tries.' }), 'Too many tries.'],
    ['the default for a refusal without a sentence', () => refuse(500), sendOtp.failureMessage],
    ['the sentence of an answer that sent nothing', () => ({ message: 'Not today.' }), 'Not today.'],
    ['the default for an empty answer', () => ({ message: '' }), sendOtp.failureMessage],
    ['that no answer came', () => noAnswer(), `${sendOtp.failureMessage} ${messages.noAnswer}`],
  ])('stays when nothing was sent and says %s', async (_, answer, words) => {
    api.answer(sendOtp, answer);
    const user = open();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(phoneField()).toHaveValue(PHONE);
  });

  it('sends once, however often the button is pressed', async () => {
    api.answer(sendOtp, () => new Promise(() => undefined));
    const user = open();
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    await user.click(sendButton());
    await user.type(phoneField(), '{Enter}');
    expect(api.callsOf(sendOtp)).toHaveLength(1);
  });

  it('closes', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the code step', () => {
  it('moves on with each digit and checks the code with the last one', async () => {
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

  it('offers the code that the phone has received', async () => {
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

  it('keeps a code that could not be checked, for another try', async () => {
    api.answer(verifyOtp, () => noAnswer());
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(`${messages.verificationFailed} ${messages.noAnswer}`)).toBeVisible();
    expect(digits()).toBe('4821');
    api.answer(verifyOtp, () => ({ token: 'a-token' }));
    await user.click(verifyButton());
    expect(await screen.findByText(messages.welcomeBack)).toBeVisible();
  });

  it('says that the check failed when the answer holds no token', async () => {
    api.answer(verifyOtp, () => ({ token: '' }));
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByText(messages.verificationFailed)).toBeVisible();
  });

  it('returns to the phone with the number kept', async () => {
    const user = await openCodeStep();
    await user.click(screen.getByRole('button', { name: messages.backToPhone }));
    expect(phoneField()).toHaveValue(PHONE);
  });
});

describe('a new code', () => {
  const resendButton = () => screen.findByRole('button', { name: messages.resend });
  const waitOut = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

  it('is offered after 30 seconds', async () => {
    await openCodeStep();
    await waitOut(28);
    expect(screen.queryByRole('button', { name: messages.resend })).not.toBeInTheDocument();
    await waitOut(3);
    expect(await resendButton()).toBeVisible();
  });

  it('resets the digits and the countdown', async () => {
    const user = await openCodeStep();
    await user.keyboard('48');
    await waitOut(31);
    await user.click(await resendButton());
    expect(await screen.findByText('0:30')).toBeVisible();
    expect(digits()).toBe('');
    expect(digit(1)).toHaveFocus();
    expect(api.callsOf(sendOtp)).toHaveLength(2);
  });

  it('says when it could not be sent', async () => {
    const user = await openCodeStep();
    api.answer(sendOtp, () => refuse(500));
    await waitOut(31);
    await user.click(await resendButton());
    expect(await screen.findByText(messages.resendFailed)).toBeVisible();
  });
});

describe('after the login', () => {
  it('stores the session and is done after the welcome of 1.5 seconds', async () => {
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

  it('counts as logged in when the welcome is closed', async () => {
    const user = await openCodeStep();
    await user.keyboard('4821');
    await screen.findByText(messages.welcomeBack);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLoggedIn).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why nobody is logged in when the browser stores nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const user = await openCodeStep();
    await user.keyboard('4821');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.storageDenied);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
