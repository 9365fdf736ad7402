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

/** API-144: the number of the next 183 days for which no holidays are known, so that deliveries might be promised on a holiday. */
export async function daysWithoutHolidays(shop: HolidayShop): Promise<number> {
  return daysAfter(await knownUntil(shop), shop.now());
}

/** The last day of the last year with a known holiday; undefined for a list that holds for every year. */
export async function knownUntil({ db, settings }: Omit<HolidayShop, 'now'>): Promise<string | undefined> {
  return holidaysKnownUntil(await readHolidays(db, settings.holidays));
}

function daysAfter(until: string | undefined, now: Date): number {
  if (until === undefined) return 0;
  const left = Math.floor((Date.parse(until) - now.getTime()) / DAY);
  return Math.min(AHEAD, Math.max(0, AHEAD - left));
}

/** Logs missing holidays at the start, and once a day. @returns a function that ends the watch */
export function watchHolidays(shop: HolidayShop, log: LogLine): () => void {
  const look = async () => {
    const until = await knownUntil(shop);
    if (daysAfter(until, shop.now()) > 0)
      log(`holidays: none are known after ${until}. Add a year (API-144).`);
  };
  // After a failure, the next day's check tries again.
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const timer = setInterval(lookQuietly, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
