import { expect, it } from 'vitest';
import { daysWithoutHolidays, watchHolidays } from './watch-holidays.ts';

const DATED = ['01-26', '2027-10-29'];

it.each([
  ['2026-11-27', DATED, 0],
  ['2027-07-01', DATED, 0],
  ['2027-07-02', DATED, 1],
  ['2027-12-31', DATED, 183],
  ['2029-01-01', DATED, 183],
  ['2027-07-02', undefined, 1],
  ['2029-01-01', ['01-26'], 0],
])('API-144 is said for %s and %j: %i days', (day, holidays, days) => {
  const shop = { settings: holidays ? { holidays } : {}, now: () => new Date(`${day}T00:00:00Z`) };
  const lines: string[] = [];
  watchHolidays(shop, (line) => lines.push(line))();
  expect(daysWithoutHolidays(shop)).toBe(days);
  expect(lines).toHaveLength(days > 0 ? 1 : 0);
  if (days > 0) expect(lines[0]).toMatch(/^holidays: none are known after 2027-12-31/);
});
