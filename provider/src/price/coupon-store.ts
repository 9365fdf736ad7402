import { expressionBuilder } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { Coupon } from './price-summary.ts';

/** A coupon before its first use. */
export type NewCoupon = Omit<Coupon, 'times_used' | 'customer_id'> & Partial<Pick<Coupon, 'customer_id'>>;

/** Sorted by code. */
export async function listCoupons(db: ShopDatabase): Promise<Coupon[]> {
  return await db.selectFrom('coupon').selectAll().orderBy('code').execute();
}

/** @returns false if the code is in use. Codes are never reused, because orders refer to them. */
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
 * @returns false if there is no such coupon, or it has already ended.
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

/**
 * Ends a coupon for good: no order can use it any more, not even one that had it before and is paid late.
 * @returns false if an order has it: then nothing changes. True if there is no such coupon.
 */
export async function withdrawCoupon(trx: ShopTransaction, code: string, now: Date): Promise<boolean> {
  const coupon = await trx
    .selectFrom('coupon')
    .select('times_used')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (coupon && coupon.times_used > 0) return false;
  await trx
    .updateTable('coupon')
    .set({ limit_in_total: 0, valid_until: now.toISOString() })
    .where('code', '=', code)
    .execute();
  return true;
}

/** A coupon by its exact code. */
export async function readCoupon(db: ShopDatabase, code: string): Promise<Coupon | undefined> {
  return await db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
}

/** A coupon that a customer can use, by its code in any letter case: it is valid, has uses left, and belongs to nobody else. */
export async function findCoupon(
  db: ShopDatabase,
  { code, customer_id }: Pick<CouponUse, 'code' | 'customer_id'>,
  now: Date,
): Promise<Coupon | undefined> {
  return await db
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .where(isFor(customer_id))
    .where('valid_from', '<=', now.toISOString())
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now.toISOString())]))
    .where((eb) => eb.or([eb('limit_in_total', 'is', null), eb('times_used', '<', eb.ref('limit_in_total'))]))
    .executeTakeFirst();
}

/** Whether a customer has used a coupon as often as its limit per customer allows. */
export async function hasUsedUp(db: ShopDatabase, customer_id: number, coupon: Coupon): Promise<boolean> {
  const { code, limit_per_customer } = coupon;
  return limit_per_customer !== null && (await usesOf(db, { code, customer_id })) >= limit_per_customer;
}

interface CouponUse {
  order_id: string;
  code: string;
  customer_id: number;
}

/**
 * Counts the use of a coupon by an order of its customer. The limits are conditions of the update, so concurrent orders cannot
 * exceed them.
 * @returns false if a limit is reached.
 */
export async function takeCoupon(trx: ShopTransaction, use: CouponUse): Promise<boolean> {
  if (!(await countUse(trx, use))) return false;
  await trx
    .insertInto('coupon_use')
    .values({ ...use, released_at: null })
    .execute();
  return true;
}

async function countUse(trx: ShopTransaction, use: CouponUse): Promise<boolean> {
  const taken = await trx
    .updateTable('coupon')
    .set((eb) => ({ times_used: eb('times_used', '+', 1) }))
    .where('code', '=', use.code)
    .where(isFor(use.customer_id))
    .where((eb) => eb.or([eb('limit_in_total', 'is', null), eb('times_used', '<', eb.ref('limit_in_total'))]))
    .returning('limit_per_customer')
    .executeTakeFirst();
  if (!taken) return false;
  // The update above has locked the coupon's row, so no other order can be counted in between.
  if (taken.limit_per_customer === null || (await usesOf(trx, use)) < taken.limit_per_customer) return true;
  await addUses(trx, use.code, -1);
  return false;
}

const eb = expressionBuilder<Tables, 'coupon'>();

function isFor(customer_id: number) {
  return eb.or([eb('coupon.customer_id', 'is', null), eb('coupon.customer_id', '=', customer_id)]);
}

/** Releases the coupon of an order, once. */
export async function releaseCoupon(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const released = await trx
    .updateTable('coupon_use')
    .set({ released_at: now.toISOString() })
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (released) await addUses(trx, released.code, -1);
}

/**
 * Counts the released coupon of an order again, because the order was paid late at the price with the coupon.
 * @returns false if other orders have reached a limit in the meantime; true for an order without a coupon.
 */
export async function retakeCoupon(trx: ShopTransaction, order_id: string): Promise<boolean> {
  const use = await trx
    .selectFrom('coupon_use')
    .select(['order_id', 'code', 'customer_id'])
    .where('order_id', '=', order_id)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  if (!use) return true;
  if (!(await countUse(trx, use))) return false;
  await trx.updateTable('coupon_use').set({ released_at: null }).where('order_id', '=', order_id).execute();
  return true;
}

async function addUses(trx: ShopTransaction, code: string, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('coupon')
    .set((eb) => ({ times_used: eb('times_used', '+', change) }))
    .where('code', '=', code)
    .execute();
}

/** How often a customer has used a coupon in orders that are paid, or can still be paid. */
async function usesOf(
  db: ShopDatabase,
  { code, customer_id }: Pick<CouponUse, 'code' | 'customer_id'>,
): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_use')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .where('customer_id', '=', customer_id)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** One sentence for each coupon whose count differs from the number of orders with it. */
export async function couponFaults(db: ShopDatabase): Promise<string[]> {
  const coupons = await db
    .selectFrom('coupon')
    .select((eb) => [
      'code',
      'times_used',
      eb
        .selectFrom('coupon_use')
        .select((use) => use.fn.countAll<number>().as('uses'))
        .whereRef('coupon_use.code', '=', 'coupon.code')
        .where('released_at', 'is', null)
        .as('uses'),
    ])
    .orderBy('code')
    .execute();
  return coupons
    .filter(({ times_used, uses }) => times_used !== uses)
    .map(
      ({ code, times_used, uses }) =>
        `The coupon ${code} counts ${times_used} uses, but orders have ${uses}.`,
    );
}
