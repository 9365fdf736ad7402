import { lockCustomer } from '../customer/customer-store.ts';
import { hashOf, once, sentKey } from '../customer/idempotency-key-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { addToCart, type CartLine } from './cart-store.ts';

/**
 * Adds once for each key (API-130), in one transaction with the key's row. Without a key, each call adds.
 * @param key the header `Idempotency-Key`
 * @throws {HttpError} 400 for a key that is empty or too long; 422 for a key that came with another body; as `addToCart`
 */
export async function addToCartOnce(
  db: ShopDatabase,
  customer_id: number,
  {
    body,
    key,
    now,
  }: { body: Omit<CartLine, 'customer_id'> & { quantity: number }; key: string | undefined; now: Date },
): Promise<void> {
  const sent = sentKey(key, 'add');
  const line = { customer_id, ...body };
  if (sent === undefined) return await addToCart(db, line);
  await withTransaction(db, async (trx) => {
    // The first product makes the cart. Until then, there is no row to hold.
    await lockCustomer(trx, customer_id);
    await once(trx, {
      customer_id,
      now,
      body_hash: hashOf(body),
      known: sent,
      other: 'This was already added with different contents. Please check your cart.',
      make: async () => {
        await addToCart(trx, line);
        return null;
      },
      key: async () => sent,
    });
  });
}
