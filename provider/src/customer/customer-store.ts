import type { verifyCustomer } from 'shared-contracts/customer/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';

type CustomerResponse = EndpointWireResponse<typeof verifyCustomer>;

/** A foreign key guarantees that the row exists. */
export async function getCustomer(db: ShopDatabase, customer_id: number): Promise<CustomerResponse> {
  const customer = await db
    .selectFrom('customer')
    .select(['customer_id', 'name', 'email'])
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  return { ...customer, phone: String(customer.customer_id) };
}

/** Locks the customer's row until the transaction ends, which serialises changes of the customer's data. */
export async function lockCustomer(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customer_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Creates the customer on the first login.
 * @returns false if the customer exists, or a concurrent transaction has created the row.
 */
export async function ensureCustomer(trx: ShopTransaction, customer_id: number, now: Date): Promise<boolean> {
  const created = await trx
    .insertInto('customer')
    .values({ customer_id, name: null, email: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return created !== undefined;
}

export async function renameCustomer(
  db: ShopDatabase,
  { customer_id, name, email }: { customer_id: number; name: string; email: string | null },
): Promise<CustomerResponse> {
  await withTransaction(db, (trx) =>
    trx.updateTable('customer').set({ name, email }).where('customer_id', '=', customer_id).execute(),
  );
  return await getCustomer(db, customer_id);
}
