import { PUBLIC_HOLIDAYS } from 'shared-contracts/order/public-holidays';
import type { ShopDatabase } from '../database/database.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';

type Holidays = readonly string[] | undefined;

/**
 * The days without deliveries: `MM-DD` or `YYYY-MM-DD`. Undefined if they are the public holidays.
 * @param settings the operator's list in place of the public holidays (PAY-55)
 */
export async function readHolidays(db: ShopDatabase, settings: Holidays): Promise<Holidays> {
  const rows = await db.selectFrom('delivery_day').selectAll().orderBy('day').execute();
  if (rows.length === 0) return settings;
  const kept = (settings ?? PUBLIC_HOLIDAYS).filter((day) => rows.every((row) => row.day !== day));
  return [...kept, ...rows.flatMap(({ day, is_holiday }) => (is_holiday ? [day] : []))];
}

/** DESK-39: adds a day to the list, or removes it. @returns false if that changes nothing. */
export async function setHoliday(
  trx: ShopTransaction,
  { day, isHoliday, settings }: { day: string; isHoliday: boolean; settings: Holidays },
): Promise<boolean> {
  const before = (await readHolidays(trx, settings)) ?? PUBLIC_HOLIDAYS;
  if (before.includes(day) === isHoliday) return false;
  await trx.deleteFrom('delivery_day').where('day', '=', day).execute();
  if ((settings ?? PUBLIC_HOLIDAYS).includes(day) !== isHoliday)
    await trx
      .insertInto('delivery_day')
      .values({ day, is_holiday: isHoliday ? 1 : 0 })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ is_holiday: isHoliday ? 1 : 0 }))
      .execute();
  return true;
}
