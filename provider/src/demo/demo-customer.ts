import type { AddressDraft } from 'shared-contracts/address/rules';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { addAddress } from '../address/address-store.ts';
import { addToCart, setAddOn } from '../cart/cart-store.ts';
import { ensureCustomer, renameCustomer } from '../customer/customer-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { advanceOrder } from '../payment/advance-order.ts';
import { orderCart } from '../payment/idempotent-order.ts';
import { recordRefund, refundOrder, refundsOfOrder } from '../payment/refund-store.ts';
import { failOverdueOrder, settleAttempt } from '../payment/settle-attempt.ts';

/** Exists only in development, where codes go to the dev inbox. */
export const DEMO_PHONE = 9_876_543_210;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Percent in the prices of the demo orders. */
const DEMO_GST = 18;

const HOME: AddressDraft = {
  address_label: 'Home',
  full_name: 'Asha Rao',
  s_mobile_no: String(DEMO_PHONE),
  address: '12, Temple Road\nV. V. Mohalla',
  pincode: '570002',
  city: 'Mysuru',
  state: 'Karnataka',
};
const OFFICE: AddressDraft = {
  ...HOME,
  address_label: 'Office',
  address: '4th Floor, Residency Road',
  pincode: '560025',
  city: 'Bengaluru',
};

const ON_THE_WAY: readonly OrderStatus[] = [
  'confirmed',
  'packed',
  'shipped',
  'out for delivery',
  'delivered',
];

/** One order for each status: its age, and its status changes after the payment. */
const PAID_ORDERS: readonly { age: number; steps: readonly OrderStatus[] }[] = [
  { age: 90 * DAY, steps: [...ON_THE_WAY, 'returned', 'refunded'] },
  { age: 70 * DAY, steps: ['cancelled', 'refunded'] },
  { age: 45 * DAY, steps: [...ON_THE_WAY, 'returned'] },
  { age: 30 * DAY, steps: ON_THE_WAY },
  { age: 12 * DAY, steps: ['cancelled'] },
  { age: 7 * DAY, steps: ON_THE_WAY.slice(0, 4) },
  { age: 5 * DAY, steps: ON_THE_WAY.slice(0, 3) },
  { age: 3 * DAY, steps: ON_THE_WAY.slice(0, 2) },
  { age: 2 * DAY, steps: ON_THE_WAY.slice(0, 1) },
  { age: DAY, steps: [] },
];
const FAILED_AGE = 20 * DAY;
const UNPAID_AGE = 10 * MINUTE;

interface DemoOrder {
  /** A number that selects the products. */
  place: number;
  at: Date;
}

/**
 * Creates the demo customer with two addresses and an order in each status, using the functions that create real ones. It
 * does nothing if the customer exists, or if the catalogue has too few products to order.
 */
export async function seedDemoCustomer(db: ShopDatabase, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    const products = await productsToOrder(trx);
    if (products.length === 0 || !(await ensureCustomer(trx, DEMO_PHONE, now))) return;
    await renameCustomer(trx, { customer_id: DEMO_PHONE, name: 'Asha Rao', email: 'asha.rao@example.com' });
    for (const address of [HOME, OFFICE]) await addAddress(trx, DEMO_PHONE, address);

    const before = (age: number) => new Date(now.getTime() - age);
    for (const [place, { age, steps }] of PAID_ORDERS.entries()) {
      await seedPaidOrder(trx, products, { place, at: before(age), steps, now });
    }
    await seedFailedOrder(trx, products, { place: PAID_ORDERS.length, at: before(FAILED_AGE) });
    await order(trx, products, { place: PAID_ORDERS.length + 1, at: before(UNPAID_AGE) });
    // Orders that are months old need no messages, and no gateway knows their payments.
    const own = trx.selectFrom('customer_order').select('order_id').where('customer_id', '=', DEMO_PHONE);
    await trx.deleteFrom('order_confirmation').where('order_id', 'in', own).execute();
    await trx.deleteFrom('order_message').where('order_id', 'in', own).execute();
    await trx.updateTable('refund').set({ next_try_at: null }).where('order_id', 'in', own).execute();
  });
}

async function seedPaidOrder(
  trx: ShopTransaction,
  products: readonly string[],
  { steps, now, ...demo }: DemoOrder & { steps: readonly OrderStatus[]; now: Date },
): Promise<void> {
  const order_id = await order(trx, products, demo);
  const paidAt = demo.at.getTime() + 2 * MINUTE;
  await settleAttempt(trx, { order_id, attempt_number: 1 }, { state: 'paid', now: new Date(paidAt) });
  const interval = Math.min(DAY, (now.getTime() - paidAt) / (steps.length + 1));
  for (const [step, to] of steps.entries()) {
    const movedAt = new Date(paidAt + (step + 1) * interval);
    if (to === 'refunded') await payBack(trx, order_id, movedAt);
    else await advanceOrder(trx, { order_id, to, now: movedAt });
  }
}

/** Refunds an order that was cancelled or returned in full. */
async function payBack(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const [due] = await refundsOfOrder(trx, order_id);
  if (!due) await refundOrder(trx, { order_id, reason: 'The products were returned.', now });
  for (const { refund_id } of await refundsOfOrder(trx, order_id))
    await recordRefund(trx, refund_id, { state: 'done', now });
}

async function seedFailedOrder(
  trx: ShopTransaction,
  products: readonly string[],
  demo: DemoOrder,
): Promise<void> {
  const order_id = await order(trx, products, demo);
  const failedAt = new Date(demo.at.getTime() + 2 * MINUTE);
  await settleAttempt(trx, { order_id, attempt_number: 1 }, { state: 'failed', now: failedAt });
  await failOverdueOrder(trx, order_id, new Date(demo.at.getTime() + HOUR));
}

/** Orders one to three of the products with the add-on. The cart is empty afterwards. */
async function order(
  trx: ShopTransaction,
  products: readonly string[],
  { place, at }: DemoOrder,
): Promise<string> {
  const chosen = new Set(
    Array.from({ length: 1 + (place % 3) }, (_, next) => products[(place * 3 + next) % products.length]),
  );
  for (const product_id of chosen) {
    if (product_id) await addToCart(trx, { customer_id: DEMO_PHONE, product_id, quantity: 2 + (place % 4) });
  }
  await setAddOn(trx, DEMO_PHONE);
  const address_label = place % 4 === 3 ? OFFICE.address_label : HOME.address_label;
  return await orderCart(trx, {
    customer_id: DEMO_PHONE,
    address_label,
    payment_mode: DEFAULT_PAYMENT_MODE,
    gst_percent: DEMO_GST,
    now: at,
  });
}

/** One product with a price for each category and material; none if the catalogue lacks the add-on. */
async function productsToOrder(trx: ShopTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('product')
    .select((eb) => ['category', 'material', eb.fn.min('product_id').as('product_id')])
    .where('selling_price_paise', 'is not', null)
    .groupBy(['category', 'material'])
    .orderBy('product_id')
    .execute();
  const ordered = rows.filter(({ category }) => category !== ADD_ON_CATEGORY);
  return ordered.length < rows.length ? ordered.map(({ product_id }) => product_id) : [];
}
