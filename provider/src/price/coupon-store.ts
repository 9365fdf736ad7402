import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import type { Coupon } from './price-summary.ts';

/** A coupon before its first use. */
export type NewCoupon = Omit<Coupon, 'times_used'>;

/** By code. */
export async function listCoupons(db: ShopDatabase): Promise<Coupon[]> {
  return await db.selectFrom('coupon').selectAll().orderBy('code').execute();
}

/** @returns false when the code is in use; a code is never reused, because orders name it. */
export async function addCoupon(db: ShopDatabase, coupon: NewCoupon): Promise<boolean> {
  const added = await withTransaction(db, (trx) =>
    trx
      .insertInto('coupon')
      .values(coupon)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst(),
  );
  return added !== undefined;
}

/**
 * Makes a coupon invalid from now on.
 * @returns false when there is no such coupon, or it has ended before.
 */
export async function endCoupon(db: ShopDatabase, code: string, now: Date): Promise<boolean> {
  const ended = await withTransaction(db, (trx) =>
    trx
      .updateTable('coupon')
      .set({ valid_until: now.toISOString() })
      .where('code', '=', code)
      .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now.toISOString())]))
      .returning('code')
      .executeTakeFirst(),
  );
  return ended !== undefined;
}
