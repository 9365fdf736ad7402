import { randomInt } from 'node:crypto';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { buyerErrors, NOBODY, readBuyer, type TypedBuyer } from 'shared-contracts/customer/buyer';
import { formatRupees } from 'shared-contracts/money';
import type { createOrder as createOrderEndpoint } from 'shared-contracts/order/endpoints';
import { PAYMENT_PENDING } from 'shared-contracts/order/rules';
import type * as z from 'zod/mini';
import { readAddress } from '../address/address-store.ts';
import { changeCart, countAddOns, countItems, emptyCart } from '../cart/cart-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderKind } from '../database/order-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { takeCoupon } from '../price/coupon-store.ts';
import { priceCart } from '../price/price-store.ts';
import { includedTax, LEAST_PAYABLE, MOST_PAYABLE, type PriceSummary } from '../price/price-summary.ts';
import { paise, rupees } from '../price/rupees.ts';
import { recordStatus } from './order-store.ts';

type OrderBody = z.output<NonNullable<(typeof createOrderEndpoint)['body']>>;

export interface NewOrder {
  customer_id: number;
  address_label: string;
  gst_percent: number;
  now: Date;
  buyer?: TypedBuyer | undefined;
  /** The cart as the shopper saw it. It sets no price, but a difference is an error (PRICE-7). If absent, nothing is compared. */
  seen?: Pick<OrderBody, 'item_count' | 'payable_amount' | 'coupon_code'>;
}

const UNVERIFIED = 'Could not verify your cart before proceeding. Please refresh and try again.';
const CHANGED = 'Your cart or its prices have changed. Please check your cart and try again.';
const TOO_LITTLE = `An order of less than ${formatRupees(rupees(LEAST_PAYABLE))} cannot be paid online. Please add an item.`;
const TOO_MUCH = `One order can hold goods worth up to ${formatRupees(rupees(MOST_PAYABLE))}. Please make two orders, or call us.`;
/** Milliseconds in which an order can be paid (API-29). */
export const TIME_TO_PAY = 60 * 60 * 1000;
/** Without 0, O, 1, I, L and U, which are easily misread or misheard on the phone. */
const ID_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 8;

/**
 * API-21: turns the customer's cart into an order, and empties the cart, in one transaction. Prices and address are copied.
 * @returns the order's id.
 * @throws {HttpError} 404 for an unknown address; 409 for a cart that cannot be ordered, or that differs from what the shopper
 * has seen.
 */
export async function createOrder(db: ShopDatabase, order: NewOrder): Promise<string> {
  const { customer_id, now, seen } = order;
  return await changeCart(db, customer_id, async (trx) => {
    await lockPrices(trx, customer_id);
    const item_count = await checkedItemCount(trx, customer_id);
    const price = await priceCart(trx, customer_id, now);
    if (price.total < LEAST_PAYABLE) throw new HttpError(409, TOO_LITTLE);
    if (price.subtotal > MOST_PAYABLE) throw new HttpError(409, TOO_MUCH);
    if (seen && !isAsSeen(seen, item_count, price)) throw new HttpError(409, CHANGED);
    const order_id = await writeOrder(trx, order, { kind: 'goods', item_count, price });
    await copyItems(trx, customer_id, order_id);
    await emptyCart(trx, customer_id);
    const code = price.coupon_code;
    if (code && !(await takeCoupon(trx, { order_id, code, customer_id }))) throw new HttpError(409, CHANGED);
    return order_id;
  });
}

/**
 * Writes an order that waits for its payment, with a copy of the address, and begins its history.
 * @returns the order's id.
 * @throws {HttpError} 404 for an unknown address; 400 for a firm without its GST number, or the other way round.
 */
export async function writeOrder(
  trx: ShopTransaction,
  { customer_id, address_label, gst_percent, buyer = NOBODY, now }: Omit<NewOrder, 'seen'>,
  { kind, item_count, price }: { kind: OrderKind; item_count: number; price: PriceSummary },
): Promise<string> {
  const {
    country: _country,
    is_default: _default,
    ...address
  } = await readAddress(trx, { customer_id, address_label });
  const [unclear] = buyerErrors(buyer);
  if (unclear) throw new HttpError(400, unclear.message);
  const tax = includedTax(price.total, gst_percent);
  const at = now.toISOString();
  const order_id = newOrderId(now);
  const beginning = { status: PAYMENT_PENDING, payment_status: 'pending' } as const;
  await trx
    .insertInto('customer_order')
    .values({
      order_id,
      customer_id,
      kind,
      created_at: at,
      ...beginning,
      item_count,
      subtotal_paise: price.subtotal,
      discount_paise: price.discount,
      coupon_discount_paise: price.coupon_discount,
      coupon_code: price.coupon_code,
      delivery_fee_paise: price.delivery_fee,
      total_paise: price.total,
      tax_percent: tax.rate,
      tax_paise: tax.amount,
      pay_until: new Date(now.getTime() + TIME_TO_PAY).toISOString(),
      ...address,
      ...readBuyer(buyer),
    })
    .execute();
  await recordStatus(trx, { order_id, ...beginning, actor: 'customer', at });
  return order_id;
}

/** Locks the prices, so that an import cannot change them between the statements that read them. */
async function lockPrices(trx: ShopTransaction, customer_id: number): Promise<void> {
  await trx
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', (inCart) =>
      inCart.selectFrom('cart_item').select('cart_item.product_id').where('customer_id', '=', customer_id),
    )
    .orderBy('product_id')
    .forShare()
    .execute();
}

/**
 * API-25: the number of pieces without add-ons.
 * @throws {HttpError} 409 for too few pieces, a missing add-on, or a product that has lost its price or was hidden.
 */
async function checkedItemCount(trx: ShopTransaction, customer_id: number): Promise<number> {
  const items = await countItems(trx, customer_id);
  const unavailable = await trx
    .selectFrom('cart_item')
    .innerJoin('product', 'product.product_id', 'cart_item.product_id')
    .select('product.product_id')
    .where('cart_item.customer_id', '=', customer_id)
    .where((eb) => eb.or([eb('product.selling_price_paise', 'is', null), eb('product.is_hidden', '=', 1)]))
    .executeTakeFirst();
  const isComplete = items >= MIN_ORDER_ITEMS && (await countAddOns(trx, customer_id)) === 1;
  if (unavailable || !isComplete) {
    throw new HttpError(409, UNVERIFIED);
  }
  return items;
}

function isAsSeen(seen: NonNullable<NewOrder['seen']>, item_count: number, price: PriceSummary): boolean {
  return (
    seen.item_count === item_count &&
    paise(seen.payable_amount) === price.total &&
    (seen.coupon_code ?? '').trim().toUpperCase() === (price.coupon_code ?? '')
  );
}

async function copyItems(trx: ShopTransaction, customer_id: number, order_id: string): Promise<void> {
  const items = await trx
    .selectFrom('cart_item')
    .innerJoin('product', 'product.product_id', 'cart_item.product_id')
    .select([
      'product.product_id',
      'product.colour_name',
      'product.code',
      'product.category',
      'product.type',
      'product.material',
      'cart_item.quantity',
      'product.actual_price_paise',
      'product.selling_price_paise',
    ])
    .where('cart_item.customer_id', '=', customer_id)
    .$narrowType<{ selling_price_paise: number }>()
    .orderBy('cart_item.cart_item_id')
    .execute();
  await trx
    .insertInto('order_item')
    .values(items.map((item) => ({ order_id, ...item })))
    .execute();
}

/** An id from the date in UTC and a random part. It is short enough to read out, and does not reveal the number of orders. */
function newOrderId(now: Date): string {
  const date = now.toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from(
    { length: RANDOM_CHARACTERS },
    () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)],
  );
  return `${date}-${random.join('')}`;
}
