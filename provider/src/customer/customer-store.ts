import type { verifyCustomer } from 'shared-contracts/customer/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';

type CustomerResponse = EndpointWireResponse<typeof verifyCustomer>;

/** The customer of a session. A foreign key guarantees that the row exists. */
export async function getCustomer(db: ShopDatabase, customer_id: number): Promise<CustomerResponse> {
  const customer = await db
    .selectFrom('customer')
    .select(['customer_id', 'name', 'email'])
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  return { ...customer, phone: String(customer.customer_id) };
}

/** Creates the customer on the first login. */
export async function ensureCustomer(trx: ShopTransaction, customer_id: number, now: Date): Promise<void> {
  await trx
    .insertInto('customer')
    .values({ customer_id, name: null, email: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
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
