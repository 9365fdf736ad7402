import { holidaysKnownUntil } from 'shared-contracts/order/delivery';
import type { ShopDatabase } from '../database/database.ts';
import type { LogLine } from '../http/request-log.ts';
import type { Settings } from '../settings/settings.ts';
import { readHolidays } from './holiday-store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The government publishes the next year's list around June. */
const AHEAD = 183;

interface HolidayShop {
  db: ShopDatabase;
  settings: Pick<Settings, 'holidays'>;
  now: () => Date;
}

/** API-144: for how many of the next 183 days no holidays are known, so that deliveries would be promised on them. */
export async function daysWithoutHolidays(shop: HolidayShop): Promise<number> {
  return daysAfter(await knownUntil(shop), shop.now());
}

/** The last day of the last year of which a holiday is known; undefined for a list that holds for every year. */
export async function knownUntil({ db, settings }: Omit<HolidayShop, 'now'>): Promise<string | undefined> {
  return holidaysKnownUntil(await readHolidays(db, settings.holidays));
}

function daysAfter(until: string | undefined, now: Date): number {
  if (until === undefined) return 0;
  const left = Math.floor((Date.parse(until) - now.getTime()) / DAY);
  return Math.min(AHEAD, Math.max(0, AHEAD - left));
}

/** Says so at the start, and each day. @returns ends the watch */
export function watchHolidays(shop: HolidayShop, log: LogLine): () => void {
  const look = async () => {
    const until = await knownUntil(shop);
    if (daysAfter(until, shop.now()) > 0)
      log(`holidays: none are known after ${until}. Add a year (API-144).`);
  };
  // What cannot be read is read the next day.
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const timer = setInterval(lookQuietly, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
