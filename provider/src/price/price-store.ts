import type { getCartCharges } from 'shared-contracts/cart/endpoints';
import { ADD_ON_CATEGORY, MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { isSameName } from 'shared-contracts/product/same-name';
import type { ShopDatabase } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { findCoupon, hasUsedUp } from './coupon-store.ts';
import { feesOn } from './fee-store.ts';
import { type Coupon, type PricedLine, type PriceSummary, priceSummary } from './price-summary.ts';
import { paise, rupees } from './rupees.ts';

/**
 * The current price of the customer's cart, in paise. Within the order's transaction, it is the price of the order.
 * @param addOn the packaging, priced as if it were in the cart
 */
export async function priceCart(
  db: ShopDatabase,
  customer_id: number,
  now: Date,
  addOn?: AddOn,
): Promise<PriceSummary> {
  const inCart = await pricedLines(db, customer_id);
  const lines = addOn ? [...inCart, { ...addOn, quantity: 1 }] : inCart;
  const coupon = await storedCoupon(db, customer_id, now);
  return priceSummary(lines, coupon, (await feesOn(db, now)).delivery);
}

/** A product that is priced without a cart. */
export interface QuotedItem {
  product_id: string;
  material: string;
  quantity: number;
}

/**
 * What an order of these items would cost, in paise, with the packaging if there are enough pieces for an order. If a product is listed
 * twice, its quantities are added.
 * @throws HttpError 404 for an unknown product, 409 for one that cannot be bought
 */
export async function quote(
  db: ShopDatabase,
  items: readonly QuotedItem[],
  now: Date,
): Promise<{ price: PriceSummary; addOn: AddOn | undefined }> {
  const ids = items.map(({ product_id }) => product_id);
  const products = await db
    .selectFrom('product')
    .select(['product_id', 'material', 'category', 'actual_price_paise', 'selling_price_paise'])
    .where('product_id', 'in', ids)
    .where('is_hidden', '=', 0)
    .execute();
  const known = new Map(products.map((product) => [product.product_id, product]));
  const lines = items.map(({ product_id, material, quantity }) => {
    const product = known.get(product_id);
    if (!product || !isSameName(material, product.material)) throw new HttpError(404, 'Product not found.');
    const { actual_price_paise, selling_price_paise, category } = product;
    if (selling_price_paise === null || category === ADD_ON_CATEGORY)
      throw new HttpError(409, 'This product is currently unavailable.');
    return { quantity, actual_price_paise, selling_price_paise };
  });
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const addOn = pieces >= MIN_ORDER_ITEMS ? await pricedAddOn(db) : undefined;
  const { delivery } = await feesOn(db, now);
  const price = priceSummary(addOn ? [...lines, { ...addOn, quantity: 1 }] : lines, undefined, delivery);
  return { price, addOn };
}

/**
 * The charges of every order beside its goods (PRICE-4, PRICE-9), for shoppers without a cart.
 * @param sampleFee of the settings, in rupees
 */
export async function readCharges(
  db: ShopDatabase,
  { sampleFee, now }: { sampleFee: number; now: Date },
): Promise<EndpointWireResponse<typeof getCartCharges>> {
  const addOn = await pricedAddOn(db);
  const { delivery, samples } = await feesOn(db, now);
  const fee = rupees(samples ?? paise(sampleFee));
  return {
    addOn: addOn ? { name: addOn.colour_name, selling_price: rupees(addOn.selling_price_paise) } : null,
    deliveryFees: delivery.map(({ from_paise, fee_paise }) => ({
      from: rupees(from_paise),
      fee: rupees(fee_paise),
    })),
    minimumItems: MIN_ORDER_ITEMS,
    sampleFee: fee,
  };
}

export type AddOn = NonNullable<Awaited<ReturnType<typeof pricedAddOn>>>;

/** Undefined if the catalogue has no packaging item for sale. */
export async function pricedAddOn(db: ShopDatabase) {
  return await db
    .selectFrom('product')
    .select(['colour_name', 'actual_price_paise', 'selling_price_paise'])
    .where('category', '=', ADD_ON_CATEGORY)
    .where('selling_price_paise', 'is not', null)
    .$narrowType<{ selling_price_paise: number }>()
    .orderBy('position')
    .executeTakeFirst();
}

/** The cart's coupon code, even if it does not apply to the cart. */
export async function couponOfCart(db: ShopDatabase, customer_id: number): Promise<string | null> {
  const cart = await db
    .selectFrom('cart')
    .select('coupon_code')
    .where('customer_id', '=', customer_id)
    .executeTakeFirst();
  return cart?.coupon_code ?? null;
}

async function storedCoupon(db: ShopDatabase, customer_id: number, now: Date): Promise<Coupon | undefined> {
  const code = await couponOfCart(db, customer_id);
  const coupon = code ? await findCoupon(db, { code, customer_id }, now) : undefined;
  return coupon && !(await hasUsedUp(db, customer_id, coupon)) ? coupon : undefined;
}

/** Leaves out products that have lost their price or were hidden since they were added. They cannot be ordered either. */
async function pricedLines(db: ShopDatabase, customer_id: number): Promise<PricedLine[]> {
  return await db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.product_id', 'cart_item.product_id')
    .select(['cart_item.quantity', 'product.actual_price_paise', 'product.selling_price_paise'])
    .where('cart_item.customer_id', '=', customer_id)
    .where('product.selling_price_paise', 'is not', null)
    .where('product.is_hidden', '=', 0)
    .$narrowType<{ selling_price_paise: number }>()
    .execute();
}
