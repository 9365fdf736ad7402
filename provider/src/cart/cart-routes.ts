import * as endpoints from 'shared-contracts/cart/endpoints';
import { lockCustomer } from '../customer/customer-store.ts';
import { hashOf, once, sentKey } from '../customer/idempotency-key-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { readHolidays } from '../days/holiday-store.ts';
import type { Api } from '../http/api.ts';
import { mountForCustomer, mountOpen } from '../http/mount-endpoint.ts';
import { type AddOn, priceCart, quote, readCharges } from '../price/price-store.ts';
import { includedTax, type PriceSummary, summaryInRupees } from '../price/price-summary.ts';
import { rupees } from '../price/rupees.ts';
import type { Settings } from '../settings/settings.ts';
import { applyCoupon, couponProblem } from './cart-coupon.ts';
import { readCart, readCartItem } from './cart-items.ts';
import {
  addOnToCome,
  addToCart,
  type CartLine,
  countAddOns,
  removeFromCart,
  setAddOn,
  setQuantity,
} from './cart-store.ts';

interface CartSource {
  db: ShopDatabase;
  now: () => Date;
  settings: Pick<Settings, 'gstPercent' | 'holidays' | 'sampleFee' | 'invoices'>;
}

const REMOVED = { message: 'Item removed from cart' };

export function mountCartRoutes(api: Api, { db, now, settings }: CartSource): void {
  const sentSums = (price: PriceSummary, addOn: AddOn | undefined) => ({
    ...summaryInRupees(price, includedTax(price.total, settings.gstPercent)),
    ...(addOn && {
      add_on: { name: addOn.colour_name, selling_price: rupees(addOn.selling_price_paise) },
    }),
  });

  mountForCustomer(api, endpoints.getCart, async ({ session }) => {
    const items = await readCart(db, session.customer_id);
    return items.length > 0 ? items : { message: 'No items in cart' };
  });

  mountForCustomer(
    api,
    endpoints.addCartItem,
    async ({ session: { customer_id }, body, idempotencyKey: key }) => {
      await addToCartOnce(db, customer_id, { body, key, now: now() });
      return await readCartItem(db, { customer_id, ...body });
    },
  );

  mountForCustomer(api, endpoints.setCartItem, async ({ session: { customer_id }, body }) => {
    if (body.quantity === 0) {
      await removeFromCart(db, { customer_id, ...body });
      return REMOVED;
    }
    await setQuantity(db, { customer_id, ...body });
    return await readCartItem(db, { customer_id, ...body });
  });

  mountForCustomer(api, endpoints.removeCartItem, async ({ session: { customer_id }, query }) => {
    await removeFromCart(db, { customer_id, ...query });
    return REMOVED;
  });

  mountForCustomer(
    api,
    endpoints.getPriceSummary,
    async ({ session: { customer_id }, query: { coupon_code: code, with_add_on }, origin }) => {
      const addOn = with_add_on === 'true' ? await addOnToCome(db, customer_id) : undefined;
      if (code !== undefined) await applyCoupon(db, { customer_id, origin, code, addOn }, now());
      const price = await priceCart(db, customer_id, now(), addOn);
      const coupon_problem = price.coupon_code
        ? null
        : await couponProblem(db, { customer_id, price }, now());
      return { ...sentSums(price, addOn), coupon_problem };
    },
  );

  mountOpen(api, endpoints.quoteItems, async ({ body }) => {
    const { price, addOn } = await quote(db, body.items, now());
    return sentSums(price, addOn);
  });

  mountOpen(api, endpoints.getCartCharges, async () => {
    const { sampleFee, ...charges } = await readCharges(db, { sampleFee: settings.sampleFee, now: now() });
    const holidays = await readHolidays(db, settings.holidays);
    return {
      ...charges,
      ...(holidays && { holidays: [...holidays] }),
      ...(sampleFee ? { sampleFee } : {}),
      ...(settings.invoices && { takesBuyer: true }),
    };
  });

  mountForCustomer(api, endpoints.updateAddOn, async ({ session }) => {
    await setAddOn(db, session.customer_id);
    return { message: 'The mandatory packaging item is in your cart.' };
  });

  mountForCustomer(api, endpoints.getAddonsCount, async ({ session }) => ({
    addOnsCount: await countAddOns(db, session.customer_id),
  }));
}

/**
 * Adds once for each key (API-130), in one transaction with the key's row. Without a key, each call adds.
 * @param key the header `Idempotency-Key`
 * @throws {HttpError} 400 for a key that is empty or too long; 422 for a key that came with another body; as `addToCart`
 */
async function addToCartOnce(
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
    // Locks the customer, because the cart's row is created with the first product.
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
