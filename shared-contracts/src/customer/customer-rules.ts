/** Of a phone number (LOGIN-2). */
export const PHONE_DIGITS = 10;
/** Of a one-time code (LOGIN-3). */
export const CODE_DIGITS = 4;
/** Seconds until the link to send the code again appears (LOGIN-6). */
export const RESEND_COUNTDOWN_SECONDS = 30;
/** The response to `sendOtp` that confirms the code is on its way (LOGIN-1). */
export const CODE_SENT_MESSAGE = 'OTP sent successfully';

/** India's, as a pasted or autofilled number may begin. */
const COUNTRY_CODE = '91';

const NAME_REQUIRED_MESSAGE = 'Full name is required.';
const EMAIL_MESSAGE = 'Please enter a valid email address.';

/** Only a plausibility check: whether an address receives mail cannot be seen from its text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is wrong with a field, as shown to the customer. */
export type FieldError<Field> = { field: Field; message: string };

/** All validation errors of a profile without outer spaces (ACC-2). */
export function profileErrors(profile: { name: string; email: string }): FieldError<'name' | 'email'>[] {
  const errors: FieldError<'name' | 'email'>[] = [];
  if (!profile.name) errors.push({ field: 'name', message: NAME_REQUIRED_MESSAGE });
  if (profile.email && !EMAIL.test(profile.email)) errors.push({ field: 'email', message: EMAIL_MESSAGE });
  return errors;
}

/** The digits of typed or pasted text, ten at most, without a country code before ten digits. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isWhole = digits.length === COUNTRY_CODE.length + PHONE_DIGITS && digits.startsWith(COUNTRY_CODE);
  return digits.slice(isWhole ? COUNTRY_CODE.length : 0).slice(0, PHONE_DIGITS);
}

/** @param digits as `phoneDigits` returns them */
export function isCompletePhone(digits: string): boolean {
  return digits.length === PHONE_DIGITS && /^\d+$/.test(digits);
}
