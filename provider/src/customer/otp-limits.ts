import { exponentialDelay, slidingWindow } from '../rate-limit/rate-limit-rules.ts';
import type { RateLimit } from '../rate-limit/rate-limit-store.ts';
import type { OtpSettings } from '../settings/settings.ts';
import { DESK, type LoginAttempt } from './login-attempt.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** LOGIN-24. Milliseconds: at most 23 codes per phone and day for unknown clients. */
const LONGEST_DELAY_OF_CODES = 128 * MINUTE;
/** LOGIN-25. Milliseconds: at most 15 tries per phone and day by clients that did not ask for its code. */
const LONGEST_DELAY_OF_TRIES = 256 * MINUTE;
const ASK_HERE = 'Too many tries. Please ask for a new code on this device, or wait a while.';

/** LOGIN-23: codes for devices that have logged in with the phone before. Other clients cannot use them up. */
export function knownDeviceLimits(attempt: LoginAttempt, figures: OtpSettings): RateLimit[] {
  return [
    {
      kind: 'code to known device',
      subject: subjectOf(attempt, attempt.customer_id),
      rules: [...perPhone(figures), slidingWindow(figures.codesPerDay, DAY)],
    },
  ];
}

/** LOGIN-24: codes for all other clients, used or unused. */
export function newcomerLimits(attempt: LoginAttempt, figures: OtpSettings): RateLimit[] {
  const { customer_id, origin } = attempt;
  return [
    {
      kind: 'code to phone by address',
      subject: subjectOf(attempt, `${customer_id} ${origin}`),
      rules: perPhone(figures),
    },
    {
      kind: 'code to phone',
      subject: subjectOf(attempt, customer_id),
      rules: [exponentialDelay(figures.codesPerDayForNewcomers, DAY, LONGEST_DELAY_OF_CODES)],
    },
  ];
}

/** LOGIN-24: unused codes of all other clients. */
export function unusedCodeLimits(
  attempt: LoginAttempt,
  figures: OtpSettings,
): [byAddress: RateLimit, inTotal: RateLimit] {
  return [
    {
      kind: 'code for address',
      subject: subjectOf(attempt, attempt.origin),
      rules: [slidingWindow(figures.codesPerHourByAddress, HOUR)],
    },
    // Only counted: when it is full, clients have to wait in line, but nobody is refused.
    { kind: 'code in total', subject: subjectOf(attempt, ''), rules: [] },
  ];
}

function perPhone(figures: OtpSettings) {
  return [slidingWindow(figures.codesPerTenMinutes, 10 * MINUTE), slidingWindow(figures.codesPerHour, HOUR)];
}

/**
 * LOGIN-25: tries by clients that did not ask for the phone's code. They count even while the phone has no code: a limit that applied only
 * while it has one would reveal who is logging in. Successful tries are uncounted after the login.
 */
export function strangerTryLimits(attempt: LoginAttempt, figures: OtpSettings): RateLimit[] {
  const limits = [
    {
      kind: 'wrong code by address',
      subject: subjectOf(attempt, attempt.origin),
      rules: [slidingWindow(figures.wrongTriesPerHourByAddress, HOUR)],
    },
    {
      kind: 'wrong code for phone',
      subject: subjectOf(attempt, attempt.customer_id),
      rules: [exponentialDelay(figures.wrongTriesPerDay, DAY, LONGEST_DELAY_OF_TRIES)],
    },
    {
      kind: 'wrong code in total',
      subject: subjectOf(attempt, ''),
      rules: [slidingWindow(figures.wrongTriesPerHourInTotal, HOUR)],
    },
  ];
  return limits.map((limit) => ({ ...limit, message: ASK_HERE }));
}

/** DESK-3: the limits of the shop and of the desk are separate, so that using up one does not lock anybody out of the other. */
function subjectOf({ door }: LoginAttempt, subject: string | number): string {
  return door === 'desk' ? DESK + subject : String(subject);
}
