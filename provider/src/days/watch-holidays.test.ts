import { expect, it, vi } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { daysWithoutHolidays, watchHolidays } from './watch-holidays.ts';

const DATED = ['01-26', '2027-10-29'];

it('API-144 is said where the settings and the desk name no holidays of the next half year', async () => {
  const db = await openTestDatabase(temporaryFolder());
  await migrate(db);
  const check = async (day: string, holidays: readonly string[] | undefined, days: number) => {
    const shop = { db, settings: holidays ? { holidays } : {}, now: () => new Date(`${day}T00:00:00Z`) };
    const lines: string[] = [];
    const end = watchHolidays(shop, (line) => lines.push(line));
    expect([day, holidays, await daysWithoutHolidays(shop)]).toEqual([day, holidays, days]);
    await vi.waitFor(() => expect(lines).toHaveLength(days > 0 ? 1 : 0));
    end();
    if (days > 0) expect(lines[0]).toMatch(/^holidays: none are known after 2027-12-31/);
  };
  await check('2026-11-27', DATED, 0);
  await check('2027-07-01', DATED, 0);
  await check('2027-07-02', DATED, 1);
  await check('2027-12-31', DATED, 183);
  await check('2029-01-01', DATED, 183);
  await check('2027-07-02', undefined, 1);
  await check('2029-01-01', ['01-26'], 0);
  await db.insertInto('delivery_day').values({ day: '2028-11-01', is_holiday: 1 }).execute();
  await check('2027-12-31', DATED, 0);
});
