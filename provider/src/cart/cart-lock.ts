import type { ShopTransaction } from '../database/with-transaction.ts';

/** Takes the customer's cart for this transaction (and makes it on first use): changes of one cart happen one after the other. */
export async function lockCart(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx
    .insertInto('cart')
    .values({ customer_id, coupon_code: null, version: 1 })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({ version: eb('cart.version', '+', 1) })),
    )
    .execute();
}
