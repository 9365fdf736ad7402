import type { OtpSettings } from '../settings/settings.ts';
import { exponentialDelay, slidingWindow } from './rate-limit-rules.ts';
import type { RateLimit } from './rate-limit-store.ts';

export interface OtpAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function codeLimits({ customer_id, origin }: OtpAttempt, figures: OtpSettings): RateLimit[] {
  return [
    {
      kind: 'code to phone',
      subject: String(customer_id),
      rules: [
        slidingWindow(figures.codesPerTenMinutes, 10 * MINUTE),
        slidingWindow(figures.codesPerHour, HOUR),
      ],
    },
    {
      kind: 'code for address',
      subject: origin,
      rules: [slidingWindow(figures.codesPerHourByAddress, HOUR)],
    },
    { kind: 'code in total', subject: '', rules: [slidingWindow(figures.codesPerHourInTotal, HOUR)] },
  ];
}

/** Correct tries are uncounted after login, so only wrong ones count. */
export function wrongTryLimits({ customer_id, origin }: OtpAttempt, figures: OtpSettings): RateLimit[] {
  return [
    {
      kind: 'wrong code for phone',
      subject: String(customer_id),
      rules: [exponentialDelay(figures.wrongTriesPerDay, DAY)],
    },
    {
      kind: 'wrong code by address',
      subject: origin,
      rules: [slidingWindow(figures.wrongTriesPerHourByAddress, HOUR)],
    },
    {
      kind: 'wrong code in total',
      subject: '',
      rules: [slidingWindow(figures.wrongTriesPerHourInTotal, HOUR)],
    },
  ];
}
