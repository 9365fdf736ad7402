import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { feesOn } from '../price/fee-store.ts';
import { priceSummary } from '../price/price-summary.ts';
import { paise } from '../price/rupees.ts';
import { type NewOrder, writeOrder } from './create-order.ts';

export interface NewSamples extends Omit<NewOrder, 'seen'> {
  /** Different products, one piece of each. */
  product_ids: readonly string[];
  /** The fee in the settings, in rupees, which holds if the desk has set none (DESK-38); 0 if the shop sends no samples. */
  fee: number;
  /** The fee that the shopper saw, in rupees. */
  payable_amount: number;
}

/**
 * SAMPLE-1: makes an order of samples. Its pieces cost nothing, and the fee for the parcel is its delivery fee, so that its sums add up like
 * those of any order. The cart does not change.
 * @returns the order's id.
 * @throws {HttpError} 404 for an unknown product or address, and if the shop sends no samples; 400 for a product that is listed twice;
 * 409 for a product that cannot be bought, and for a fee that differs from what the shopper saw.
 */
export async function createSamples(trx: ShopTransaction, order: NewSamples): Promise<string> {
  const { product_ids, payable_amount, now } = order;
  const fee_paise = (await feesOn(trx, now)).samples ?? paise(order.fee);
  if (fee_paise === 0) throw new HttpError(404, 'The shop sends no samples at the moment.');
  if (paise(payable_amount) !== fee_paise)
    throw new HttpError(409, 'The price of samples has changed. Please load the page again.');
  if (new Set(product_ids).size < product_ids.length)
    throw new HttpError(400, 'Please choose each decor once.');
  const pieces = await piecesOf(trx, product_ids);
  const price = priceSummary(pieces, undefined, [{ from_paise: 0, fee_paise }]);
  const order_id = await writeOrder(trx, order, { kind: 'samples', item_count: pieces.length, price });
  await trx
    .insertInto('order_item')
    .values(pieces.map((piece) => ({ order_id, ...piece })))
    .execute();
  return order_id;
}

/** Returns the order's copies of its products, in their order. */
async function piecesOf(trx: ShopTransaction, product_ids: readonly string[]) {
  const products = await trx
    .selectFrom('product')
    .select(['product_id', 'colour_name', 'code', 'category', 'type', 'material', 'selling_price_paise'])
    .where('product_id', 'in', product_ids)
    .where('is_hidden', '=', 0)
    .forKeyShare()
    .execute();
  return product_ids.map((product_id) => {
    const product = products.find((one) => one.product_id === product_id);
    if (!product || product.category === ADD_ON_CATEGORY) throw new HttpError(404, 'Product not found.');
    if (product.selling_price_paise === null)
      throw new HttpError(409, 'This product is currently unavailable.');
    return { ...product, quantity: 1, actual_price_paise: null, selling_price_paise: 0 };
  });
}
