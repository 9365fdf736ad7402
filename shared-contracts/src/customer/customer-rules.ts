import { textProblem } from './written-text.ts';

/** Digits of a one-time code (LOGIN-3). */
export const CODE_DIGITS = 4;
/** Seconds until the link to send the code again appears (LOGIN-6). */
export const RESEND_COUNTDOWN_SECONDS = 30;
/** The response to `sendOtp` that confirms the code is on its way (LOGIN-1). */
export const CODE_SENT_MESSAGE = 'OTP sent successfully';

/** In characters (API-124). */
const MAX_NAME = 100;
const MAX_EMAIL = 200;

const NAME_REQUIRED_MESSAGE = 'Full name is required.';
const EMAIL_MESSAGE = 'Please enter a valid email address.';

/** Checks the form only. Whether an address receives mail cannot be seen from its text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export type FieldError<Field> = { field: Field; message: string };

/** Returns all validation errors of a profile without outer spaces (ACC-2). */
export function profileErrors(profile: { name: string; email: string }): FieldError<'name' | 'email'>[] {
  const errors: FieldError<'name' | 'email'>[] = [];
  if (!profile.name) errors.push({ field: 'name', message: NAME_REQUIRED_MESSAGE });
  const name = textProblem('name', profile.name, { longest: MAX_NAME });
  if (name) errors.push({ field: 'name', message: name });
  const email = textProblem('email', profile.email, { longest: MAX_EMAIL });
  if (email) errors.push({ field: 'email', message: email });
  else if (profile.email && !EMAIL.test(profile.email))
    errors.push({ field: 'email', message: EMAIL_MESSAGE });
  return errors;
}
