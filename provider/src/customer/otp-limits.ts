import { atMost, slowerAfter } from './rate-limit-rules.ts';
import type { AttemptLimit } from './rate-limit-store.ts';

/** How often codes are sent and tried. The figures for a phone are those of api.md, "OTP". */
export interface OtpFigures {
  codesPerTenMinutes: number;
  codesPerHour: number;
  /** Generous: a mobile network shows many shoppers under one address. */
  codesPerHourByAddress: number;
  codesPerHourInTotal: number;
  wrongTriesPerDay: number;
  wrongTriesPerHourByAddress: number;
  wrongTriesPerHourInTotal: number;
}

export interface OtpAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function codeLimits({ customer_id, origin }: OtpAttempt, figures: OtpFigures): AttemptLimit[] {
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
export function wrongTryLimits({ customer_id, origin }: OtpAttempt, figures: OtpFigures): AttemptLimit[] {
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
