import { ADD_ON_CATEGORY, MAX_QUANTITY } from 'shared-contracts/cart/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { changeCart } from './cart-store.ts';

interface Refill {
  product_id: string;
  quantity: number;
}

/**
 * Adds products to the cart as far as they can be bought today. A quantity stops at 999, and add-ons are left out, because
 * the server adds them itself.
 * @returns the ids of the products that can be bought.
 */
export async function refillCart(
  db: ShopDatabase,
  customer_id: number,
  refills: readonly Refill[],
): Promise<Set<string>> {
  return await changeCart(db, customer_id, async (trx) => {
    const buyable = await buyableProducts(trx, refills);
    for (const { product_id, quantity } of refills) {
      if (buyable.has(product_id)) await addUpToLimit(trx, { customer_id, product_id, quantity });
    }
    return buyable;
  });
}

async function buyableProducts(trx: ShopTransaction, refills: readonly Refill[]): Promise<Set<string>> {
  const products = await trx
    .selectFrom('product')
    .select('product_id')
    .where(
      'product_id',
      'in',
      refills.map(({ product_id }) => product_id),
    )
    .where('selling_price_paise', 'is not', null)
    .where('category', '<>', ADD_ON_CATEGORY)
    .execute();
  return new Set(products.map(({ product_id }) => product_id));
}

async function addUpToLimit(trx: ShopTransaction, line: Refill & { customer_id: number }): Promise<void> {
  await trx
    .insertInto('cart_item')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'product_id']).doUpdateSet((eb) => {
        const sum = eb('cart_item.quantity', '+', line.quantity);
        return { quantity: eb.case().when(sum, '>', MAX_QUANTITY).then(MAX_QUANTITY).else(sum).end() };
      }),
    )
    .execute();
}
