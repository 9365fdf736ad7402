import { type Selectable, sql } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { DatedFeeTable } from '../database/desk-tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { dayOf } from '../days/india-day.ts';
import type { DeliveryFee } from './price-summary.ts';

type DatedFee = Selectable<DatedFeeTable>;
export type FeeKind = DatedFee['kind'];

/**
 * The fees on the day in India at a given time (DESK-38), in one query, so that all providers agree.
 * @returns the steps of the delivery fee, lowest first, and the paise for a parcel of samples, unless the settings have it
 */
export async function feesOn(
  db: ShopDatabase,
  now: Date,
): Promise<{ delivery: DeliveryFee[]; samples: number | undefined }> {
  const rows = await db
    .selectFrom('delivery_fee')
    .select([sql<FeeKind>`'delivery'`.as('kind'), sql<string>`''`.as('day'), 'from_paise', 'fee_paise'])
    .unionAll(
      db
        .selectFrom('dated_fee')
        .select(['kind', 'day', 'from_paise', 'fee_paise'])
        .where('day', '<=', dayOf(now.toISOString())),
    )
    .execute();
  return { delivery: latest(rows, 'delivery'), samples: latest(rows, 'samples')[0]?.fee_paise };
}

function latest(rows: readonly DatedFee[], kind: FeeKind): DeliveryFee[] {
  const own = rows.filter((row) => row.kind === kind);
  const day = own
    .map((row) => row.day)
    .sort()
    .at(-1);
  return own
    .filter((row) => row.day === day)
    .map(({ from_paise, fee_paise }) => ({ from_paise, fee_paise }))
    .sort((one, other) => one.from_paise - other.from_paise);
}

/** All fees that the desk has set, the latest day first. */
export async function listDatedFees(db: ShopDatabase): Promise<DatedFee[]> {
  return await db
    .selectFrom('dated_fee')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('from_paise')
    .execute();
}

/**
 * Sets the steps of a fee from a day on, replacing those set for the same day. Without steps, they are removed.
 * @returns the previous steps
 */
export async function setFee(
  trx: ShopTransaction,
  { kind, day, steps }: { kind: FeeKind; day: string; steps: readonly DeliveryFee[] },
): Promise<DeliveryFee[]> {
  await takeTurn(trx, 'fees');
  const before = await trx
    .deleteFrom('dated_fee')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .returning(['from_paise', 'fee_paise'])
    .execute();
  if (steps.length > 0)
    await trx
      .insertInto('dated_fee')
      .values(steps.map((step) => ({ kind, day, ...step })))
      .execute();
  return before;
}
