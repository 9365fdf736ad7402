import type { DeliveryWindow } from './order.ts';
import { PUBLIC_HOLIDAYS } from './public-holidays.ts';

/** Business days after the order, first and last (PAY-30). */
const NEAR = { first: 2, last: 5 };
const FAR = { first: 4, last: 9 };

/** Prefixes of pincodes in Telangana and Andhra Pradesh, Karnataka, Tamil Nadu and Puducherry, Kerala. */
const SOUTH = /^(5[0-3]|5[6-9]|6[0-4]|6[7-9])/;
/** Delhi, Ahmedabad, Mumbai, Pune, Kolkata. The other metro cities are in the South. */
const METRO = /^(110|380|400|411|700)/;
/** Lakshadweep has pincodes of Kerala, but its goods go by ship. */
const ISLANDS = /^68255/;

const DAY = 24 * 60 * 60 * 1000;
/** Days are searched for up to a year, because a provider's holidays may leave no day for deliveries. */
const YEAR = 365 * DAY;
const INDIA_AHEAD_OF_UTC = 5.5 * 60 * 60 * 1000;

/**
 * The dates between which an order arrives (PAY-30): 2 to 5 business days for South India and metro cities, 4 to 9 for the rest
 * of India. Saturdays are business days; Sundays and public holidays are not. A date is
 * empty if the holidays leave too few days in a year.
 * @param pincode six digits
 * @param from the time of the order
 * @param holidays `MM-DD` or `YYYY-MM-DD`: the provider's own, in place of the public holidays (PAY-55)
 */
export function deliveryWindow(
  pincode: string,
  from: Date,
  holidays: readonly string[] = PUBLIC_HOLIDAYS,
): DeliveryWindow {
  const { first, last } = isNear(pincode.trim()) ? NEAR : FAR;
  const days = businessDaysAfter(from, last, holidays);
  return { from: days[first - 1] ?? '', to: days[last - 1] ?? '' };
}

/**
 * API-144: the last day (`YYYY-MM-DD`) of the last year with a holiday in the list; undefined for a list that holds for every year.
 * @param holidays as in `deliveryWindow`
 */
export function holidaysKnownUntil(holidays: readonly string[] = PUBLIC_HOLIDAYS): string | undefined {
  const years = holidays.filter((day) => day.length > 'MM-DD'.length).map((day) => day.slice(0, 4));
  const last = years.toSorted().at(-1);
  return last && `${last}-12-31`;
}

function isNear(pincode: string): boolean {
  return (SOUTH.test(pincode) || METRO.test(pincode)) && !ISLANDS.test(pincode);
}

function businessDaysAfter(from: Date, count: number, holidays: readonly string[]): string[] {
  const days: string[] = [];
  const start = from.getTime() + INDIA_AHEAD_OF_UTC;
  for (let time = start + DAY; days.length < count && time < start + YEAR; time += DAY) {
    // Shifted by India's offset, so that the UTC fields are the date in India in any time zone.
    const day = new Date(time);
    const date = day.toISOString().slice(0, 10);
    const isHoliday = holidays.includes(date) || holidays.includes(date.slice(5));
    if (day.getUTCDay() !== 0 && !isHoliday) days.push(date);
  }
  return days;
}

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * Both dates of a window in words: `['26', '30 November']`, `['28 November', '2 December']`. Undefined if the provider did not send
 * two dates.
 */
export function shownWindow(
  window: DeliveryWindow | null | undefined,
): readonly [from: string, to: string] | undefined {
  if (!window || [window.from, window.to].some((date) => Number.isNaN(Date.parse(date)))) return undefined;
  const [from, to] = [new Date(window.from), new Date(window.to)];
  const isOneMonth = window.from.slice(0, 7) === window.to.slice(0, 7);
  return [isOneMonth ? String(from.getUTCDate()) : LONG_DAY.format(from), LONG_DAY.format(to)];
}
