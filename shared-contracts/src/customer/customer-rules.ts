/** Spec 5: digits only. */
export const PHONE_DIGITS = 10;
/** Spec 9. */
export const CODE_DIGITS = 4;
/** Spec 9, in seconds: the resend link appears after it. */
export const RESEND_COUNTDOWN_SECONDS = 30;
/** Spec 7: the message that means the code is on its way. */
export const CODE_SENT_MESSAGE = 'OTP sent successfully';

/** What stays of typed or pasted text in the phone field. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PHONE_DIGITS);
}

export function isCompletePhone(digits: string): boolean {
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(digits);
}
