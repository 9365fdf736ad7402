import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { ShipmentTable } from '../database/desk-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';

export type Shipment = Pick<Selectable<ShipmentTable>, 'courier' | 'number' | 'link'>;

export async function readShipment(db: ShopDatabase, order_id: string): Promise<Shipment | undefined> {
  return await db
    .selectFrom('shipment')
    .select(['courier', 'number', 'link'])
    .where('order_id', '=', order_id)
    .executeTakeFirst();
}

/** Records the parcel of an order, replacing an earlier record. */
export async function recordShipment(
  trx: ShopTransaction,
  { order_id, now, ...shipment }: Shipment & { order_id: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('shipment')
    .values({ order_id, ...shipment, at })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ ...shipment, at }))
    .execute();
}
