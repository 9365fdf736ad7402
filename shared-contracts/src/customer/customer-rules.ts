/** Of a phone number (LOGIN-2). */
export const PHONE_DIGITS = 10;
/** Of a one-time code (LOGIN-3). */
export const CODE_DIGITS = 4;
/** Seconds until the link to send the code again appears (LOGIN-6). */
export const RESEND_COUNTDOWN_SECONDS = 30;
/** The response to `sendOtp` that confirms the code is on its way (LOGIN-1). */
export const CODE_SENT_MESSAGE = 'OTP sent successfully';

/** The digits of typed or pasted text, ten at most. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);
}

/** @param digits as `phoneDigits` returns them */
export function isCompletePhone(digits: string): boolean {
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(digits);
}
