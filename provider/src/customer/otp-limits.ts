import type { OtpSettings } from '../settings/settings.ts';
import { atMost, slowerAfter } from './rate-limit-rules.ts';
import type { AttemptLimit } from './rate-limit-store.ts';

export interface OtpAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function codeLimits({ customer_id, origin }: OtpAttempt, figures: OtpSettings): AttemptLimit[] {
  return [
    {
      kind: 'code to phone',
      subject: String(customer_id),
      rules: [atMost(figures.codesPerTenMinutes, 10 * MINUTE), atMost(figures.codesPerHour, HOUR)],
    },
    { kind: 'code for address', subject: origin, rules: [atMost(figures.codesPerHourByAddress, HOUR)] },
    { kind: 'code in total', subject: '', rules: [atMost(figures.codesPerHourInTotal, HOUR)] },
  ];
}

/** Right tries are taken back, so only wrong ones count. */
export function wrongTryLimits({ customer_id, origin }: OtpAttempt, figures: OtpSettings): AttemptLimit[] {
  return [
    {
      kind: 'wrong code for phone',
      subject: String(customer_id),
      rules: [slowerAfter(figures.wrongTriesPerDay, DAY)],
    },
    {
      kind: 'wrong code by address',
      subject: origin,
      rules: [atMost(figures.wrongTriesPerHourByAddress, HOUR)],
    },
    { kind: 'wrong code in total', subject: '', rules: [atMost(figures.wrongTriesPerHourInTotal, HOUR)] },
  ];
}
