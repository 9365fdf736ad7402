import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { StaffRole, StaffTable } from '../database/desk-tables.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { recordChange } from './audit-store.ts';

export type StaffMember = Selectable<StaffTable>;

/** The staff is changed by an operator at the command line. */
const OPERATOR = 'operator';

export async function listStaff(db: ShopDatabase): Promise<StaffMember[]> {
  return await db.selectFrom('staff').selectAll().orderBy('role').orderBy('since').execute();
}

export async function findStaff(db: ShopDatabase, phone: number): Promise<StaffMember | undefined> {
  return await db.selectFrom('staff').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** Lets a phone log in at the desk, or changes its role, which takes effect with the next request. */
export async function addStaff(
  db: ShopDatabase,
  { phone, role, now }: { phone: number; role: StaffRole; now: Date },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const before = await findStaff(trx, phone);
    await trx
      .insertInto('staff')
      .values({ phone, role, since: now.toISOString() })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet({ role }))
      .execute();
    await recordChange(trx, {
      who: OPERATOR,
      action: `staff ${phone}`,
      before: before?.role ?? '',
      after: role,
      now,
    });
  });
}

/** Removes a member of the staff, and ends the sessions. @returns false if the phone does not belong to the staff. */
export async function removeStaff(db: ShopDatabase, phone: number, now: Date): Promise<boolean> {
  return await withTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('staff')
      .where('phone', '=', phone)
      .returning('role')
      .executeTakeFirst();
    if (!removed) return false;
    await recordChange(trx, {
      who: OPERATOR,
      action: `staff ${phone}`,
      before: removed.role,
      after: 'removed',
      now,
    });
    return true;
  });
}
