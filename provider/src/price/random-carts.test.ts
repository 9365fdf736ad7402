import { describe, expect, it } from 'vitest';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { shopper } from '../testing/shopper.ts';
import { priceCart } from './price-store.ts';
import { includedTax } from './price-summary.ts';

/** A thousand carts take a second. */
const RUNS = [
  { carts: 1_000, tags: [] },
  { carts: 10_000, tags: ['matrix'] },
];
const PHONE = 9876543210;

/** Pseudo-random numbers from 0 to below 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Row {
  quantity: bigint;
  list: bigint | null;
  price: bigint;
}

interface Voucher {
  code: string;
  percent: bigint | null;
  amount: bigint | null;
  minimum: bigint;
}

/** Computes the price in another way: in whole paise, with integers only, from the rules of docs/product/price.md. */
function oracle(rows: readonly Row[], voucher: Voucher | undefined) {
  let listed = 0n;
  let goods = 0n;
  for (const { quantity, list, price } of rows) {
    listed += quantity * (list ?? price);
    goods += quantity * price;
  }
  let off = 0n;
  const isReached = voucher !== undefined && listed >= voucher.minimum;
  if (isReached && voucher.percent !== null) off = (goods * voucher.percent + 50n) / 100n;
  if (isReached && voucher.amount !== null) off = voucher.amount;
  if (off > goods) off = goods;
  const fee = rows.length === 0 || goods >= 2_500_000n ? 0n : 150_000n;
  const isUsed = isReached && goods - off + fee >= 100n;
  if (!isUsed) off = 0n;
  const total = goods - off + fee;
  return {
    subtotal: Number(listed),
    discount: Number(listed - goods),
    coupon_discount: Number(off),
    coupon_code: isUsed ? voucher.code : null,
    delivery_fee: Number(fee),
    total: Number(total),
    tax: Number((2n * total * 18n + 118n) / 236n),
  };
}

describe('the price of a cart', () => {
  for (const { carts, tags } of RUNS) {
    it(`PRICE-15 is what the rules say, in paise, for ${carts} random carts`, {
      tags,
      timeout: 120_000,
    }, async () => {
      const { add, shop } = await shopper();
      await add({ product_id: 'S15-KONKAN-BLUE', material: 'Sheet', quantity: 1 });
      const random = randomNumbers(carts);
      const upTo = (limit: number) => Math.floor(random() * limit);
      const products = await shop.db.selectFrom('product').select('product_id').execute();
      // One transaction, because each commit waits for the disk.
      await withTransaction(shop.db, async (db) => {
        for (let cart = 0; cart < carts; cart += 1) {
          const rows: Row[] = [];
          await db.deleteFrom('cart_item').execute();
          for (const { product_id } of products) {
            if (random() < 0.5) continue;
            const price = 1 + upTo(2_000_000);
            const list = random() < 0.3 ? null : price + upTo(500_000);
            const quantity = 1 + upTo(random() < 0.9 ? 9 : 999);
            await db
              .updateTable('product')
              .set({ selling_price_paise: price, actual_price_paise: list })
              .where('product_id', '=', product_id)
              .execute();
            await db.insertInto('cart_item').values({ customer_id: PHONE, product_id, quantity }).execute();
            rows.push({
              quantity: BigInt(quantity),
              list: list === null ? null : BigInt(list),
              price: BigInt(price),
            });
          }
          const voucher = await randomVoucher(db, upTo);
          const { tax, ...expected } = oracle(rows, voucher);
          const price = await priceCart(db, PHONE, shop.now());
          expect(price, `cart ${cart}`).toEqual(expected);
          expect(includedTax(price.total, 18).amount, `cart ${cart}`).toBe(tax);
        }
      });
    });
  }
});

async function randomVoucher(
  db: ShopTransaction,
  upTo: (limit: number) => number,
): Promise<Voucher | undefined> {
  const kind = upTo(3);
  const percent = kind === 1 ? 1 + upTo(100) : null;
  const amount_paise = kind === 2 ? 1 + upTo(5_000_000) : null;
  const minimum_subtotal_paise = upTo(5_000_000);
  const code = kind === 0 ? null : 'RANDOM';
  await db.updateTable('cart').set({ coupon_code: code }).execute();
  if (code === null) return undefined;
  await db.deleteFrom('coupon').where('code', '=', code).execute();
  const valid_from = '2026-01-01T00:00:00.000Z';
  await db
    .insertInto('coupon')
    .values({ code, percent, amount_paise, minimum_subtotal_paise, valid_from })
    .execute();
  return {
    code,
    percent: percent === null ? null : BigInt(percent),
    amount: amount_paise === null ? null : BigInt(amount_paise),
    minimum: BigInt(minimum_subtotal_paise),
  };
}
