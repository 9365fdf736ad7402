import type { Insertable, Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { AuditTable } from '../database/desk-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';

export type AuditRow = Selectable<AuditTable>;
type Change = Omit<Insertable<AuditTable>, 'audit_id' | 'at' | 'order_id'> & {
  order_id?: string;
  now: Date;
};

/** DESK-9: records a change in the same transaction, so that neither exists without the other. */
export async function recordChange(
  trx: ShopTransaction,
  { now, order_id, ...change }: Change,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({ ...change, order_id: order_id ?? null, at: now.toISOString() })
    .execute();
}

/**
 * Newest first.
 * @param of the number of an order, or another subject such as a product's number or a coupon's code
 * @param before the id of the last row on the previous page
 */
export async function listChanges(
  db: ShopDatabase,
  { of, before, limit }: { of?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit').selectAll();
  if (of !== undefined) query = query.where((eb) => eb.or([eb('order_id', '=', of), eb('subject', '=', of)]));
  if (before !== undefined) query = query.where('audit_id', '<', before);
  return await query.orderBy('audit_id', 'desc').limit(limit).execute();
}
