import { holidaysKnownUntil } from 'shared-contracts/order/delivery';
import type { LogLine } from '../http/request-log.ts';
import type { Settings } from '../settings/settings.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The government publishes the next year's list around June. */
const AHEAD = 183;

interface HolidayShop {
  settings: Pick<Settings, 'holidays'>;
  now: () => Date;
}

/** API-144: for how many of the next 183 days no holidays are known, so that deliveries would be promised on them. */
export function daysWithoutHolidays({ settings, now }: HolidayShop): number {
  const until = holidaysKnownUntil(settings.holidays);
  if (until === undefined) return 0;
  const left = Math.floor((Date.parse(until) - now().getTime()) / DAY);
  return Math.min(AHEAD, Math.max(0, AHEAD - left));
}

/** Says so at the start, and each day. @returns ends the watch */
export function watchHolidays(shop: HolidayShop, log: LogLine): () => void {
  const look = () => {
    const until = holidaysKnownUntil(shop.settings.holidays);
    if (daysWithoutHolidays(shop) > 0) log(`holidays: none are known after ${until}. Add a year (API-144).`);
  };
  look();
  const timer = setInterval(look, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
