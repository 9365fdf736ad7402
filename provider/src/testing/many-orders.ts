import { CompiledQuery, type Insertable } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderActor, OrderItemTable, OrderStatus, PaymentStatus } from '../database/order-tables.ts';
import type { Tables } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { includedTax, priceSummary } from '../price/price-summary.ts';
import { HOME } from './addresses.ts';

/** One of this many orders is of the customer with many; the others have `FEW_ORDERS` each. */
const ONE_IN = 200;
const FEW_ORDERS = 3;
const FIRST_PHONE = 6_000_000_000;
const BUSIEST_PHONE = 7_000_000_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The orders are spread over so much time. */
const YEARS = 3 * 365 * DAY;
/** How many of each thousand orders are on their way, as the newest, and how many are unpaid: twenty of all at most. */
const [ON_THE_WAY, UNPAID, MOST_UNPAID] = [5, 1, 20];
/** One of so many refunds has failed, and one of so many confirmations was given up. */
const [FAILED_REFUND, GIVEN_UP] = [1_000, 50_000];
const GST = 18;

/** Orders in one transaction, and rows in one statement. */
const [BATCH, ROWS] = [2_000, 200];

type Step = readonly [status: OrderStatus, actor: OrderActor, payment: PaymentStatus];
const PLACED: readonly Step[] = [
  ['payment pending', 'customer', 'pending'],
  ['placed', 'payment', 'paid'],
];
const DELIVERED: readonly Step[] = [
  ...PLACED,
  ['confirmed', 'operator', 'paid'],
  ['packed', 'operator', 'paid'],
  ['shipped', 'operator', 'paid'],
  ['out for delivery', 'operator', 'paid'],
  ['delivered', 'operator', 'paid'],
];
const FAILED: readonly Step[] = [...PLACED.slice(0, 1), ['failed', 'payment', 'failed']];
const CANCELLED: readonly Step[] = [...PLACED, ['cancelled', 'operator', 'paid']];
const RETURNED: readonly Step[] = [...DELIVERED, ['returned', 'operator', 'paid']];
const REFUNDED: Step = ['refunded', 'payment', 'paid'];

type Item = Omit<OrderItemTable, 'order_item_id' | 'order_id' | 'quantity'>;
type NewRows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

/** The phone numbers of a customer with three orders, and of the one with the most. */
export interface ManyCustomers {
  few: number;
  most: number;
}

/**
 * Adds so many orders to a shop that has products, always the same ones: in every status and with the rows that a real one leaves, spread
 * over the last three years. Most are delivered; a customer has three, one customer has one in 200.
 * @param now the youngest order is some minutes older
 */
export async function addManyOrders(db: ShopDatabase, orders: number, now: Date): Promise<ManyCustomers> {
  const goods = await itemsOnSale(db);
  const fees = await db.selectFrom('delivery_fee').selectAll().execute();
  const ofOthers = orders - Math.ceil(orders / ONE_IN);
  const others = Math.ceil(ofOthers / FEW_ORDERS);
  const phoneOf = (place: number) =>
    place % ONE_IN === 0 ? BUSIEST_PHONE : FIRST_PHONE + ((place - Math.ceil(place / ONE_IN)) % others);
  await addCustomers(
    db,
    [BUSIEST_PHONE, ...Array.from({ length: others }, (_, place) => FIRST_PHONE + place)],
    now,
  );
  for (let first = 0; first < orders; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, orders - first) }, (_, next) => {
      const place = first + next;
      const created = now.getTime() - 12 * MINUTE - Math.floor(((orders - 1 - place) / orders) * YEARS);
      const items = itemsOf(place, goods);
      const price = priceSummary(items, undefined, fees);
      return rowsOf({ place, orders, created, customer_id: phoneOf(place), items, price });
    });
    await withTransaction(db, (trx) => insertRows(trx, rows));
  }
  return { few: FIRST_PHONE, most: BUSIEST_PHONE };
}

interface NewOrder {
  place: number;
  orders: number;
  /** Milliseconds since 1970. */
  created: number;
  customer_id: number;
  items: readonly (Item & { quantity: number })[];
  price: ReturnType<typeof priceSummary>;
}

function rowsOf(order: NewOrder): NewRows {
  const { place, created, customer_id, items, price } = order;
  const steps = stepsOf(order);
  const [status, , payment_status] = steps.at(-1) ?? REFUNDED;
  const at = (step: number) => new Date(created + step * 2 * MINUTE).toISOString();
  const order_id = idOf(place, created);
  const attempt = { order_id, attempt_number: 1 };
  const amount_paise = price.total;
  const state = payment_status;
  const isPaid = state === 'paid';
  const isPending = state === 'pending';
  const { rate: tax_percent, amount: tax_paise } = includedTax(amount_paise, GST);
  const goods = items.filter(({ category }) => category !== ADD_ON_CATEGORY);
  const history = isPending ? (['begun', 'opened'] as const) : (['begun', 'opened', state] as const);
  const isRefunded = status === 'refunded';
  const hasFailed = isRefunded && Math.floor(place / 50) % FAILED_REFUND === 0;
  return {
    customer_order: [
      {
        ...{ order_id, customer_id, created_at: at(0), status, payment_status },
        item_count: goods.reduce((count, { quantity }) => count + quantity, 0),
        subtotal_paise: price.subtotal,
        discount_paise: price.discount,
        coupon_discount_paise: 0,
        coupon_code: null,
        delivery_fee_paise: price.delivery_fee,
        total_paise: price.total,
        ...{ tax_percent, tax_paise, pay_until: at(30), restored_at: null },
        ...HOME,
      },
    ],
    order_item: items.map((item) => ({ order_id, ...item })),
    order_event: steps.map(([each, actor, payment], step) => ({
      ...{ order_id, status: each, payment_status: payment, actor, at: at(step) },
    })),
    payment_attempt: [
      {
        ...{ ...attempt, payment_mode: DEFAULT_PAYMENT_MODE, amount_paise, state, created_at: at(0) },
        settled_at: isPending ? null : at(1),
        redirect_url: `https://pay.example/checkout?order=${order_id}-1`,
        ...{ seen_at: at(0), asked_at: at(1), times_asked: 1, next_ask_at: null },
      },
    ],
    payment_event: history.map((event) => ({ ...attempt, event, at: at(event === 'begun' ? 0 : 1) })),
    order_confirmation: isPaid
      ? [
          {
            ...{ order_id, created_at: at(1), times_tried: 1, next_try_at: null },
            sent_at: place % GIVEN_UP === GIVEN_UP - 1 ? null : at(1),
          },
        ]
      : [],
    refund: isRefunded
      ? [
          {
            ...{ ...attempt, refund_id: `${order_id}-1-R`, amount_paise, reason: 'It was returned.' },
            state: hasFailed ? 'failed' : 'done',
            ...{ created_at: at(3), times_tried: 2, next_try_at: null, sent_at: at(3), settled_at: at(4) },
          },
        ]
      : [],
  };
}

function stepsOf({ place, orders }: NewOrder): readonly Step[] {
  const younger = orders - 1 - place;
  if (younger < Math.min((orders * UNPAID) / 1_000, MOST_UNPAID)) return PLACED.slice(0, 1);
  if (younger < (orders * ON_THE_WAY) / 1_000) return DELIVERED.slice(0, 2 + (place % 5));
  if (place % 100 < 3) return FAILED;
  if (place % 100 === 3) return [...CANCELLED, REFUNDED];
  if (place % 100 === 53) return [...RETURNED, REFUNDED];
  return DELIVERED;
}

/** As long as a real id, and as unordered within a day. */
function idOf(place: number, created: number): string {
  const date = new Date(created).toISOString().slice(2, 10).replaceAll('-', '');
  const scattered = (place * 387_420_489) % 2 ** 31;
  return `${date}-${scattered.toString(36).toUpperCase().padStart(8, '0')}`;
}

/** One to three products, two to five pieces of each, and the add-on. */
function itemsOf(place: number, { products, addOn }: Awaited<ReturnType<typeof itemsOnSale>>) {
  const quantity = 2 + (place % 4);
  const count = Math.min(1 + (place % 3), products.length);
  const chosen = Array.from({ length: count }, (_, next) => {
    const item = products[(place * 31 + next) % products.length];
    return item ? [{ ...item, quantity }] : [];
  });
  return [...chosen.flat(), { ...addOn, quantity: 1 }];
}

async function itemsOnSale(db: ShopDatabase): Promise<{ products: Item[]; addOn: Item }> {
  const all = await db
    .selectFrom('product')
    .select(['product_id', 'colour_name', 'code', 'category', 'type', 'material'])
    .select(['actual_price_paise', 'selling_price_paise'])
    .where('selling_price_paise', 'is not', null)
    .$narrowType<{ selling_price_paise: number }>()
    .orderBy('position')
    .execute();
  const products = all.filter(({ category }) => category !== ADD_ON_CATEGORY);
  const addOn = all.find(({ category }) => category === ADD_ON_CATEGORY);
  if (products.length === 0 || !addOn) throw new Error('The shop has no product and add-on to order.');
  return { products, addOn };
}

async function addCustomers(db: ShopDatabase, phones: readonly number[], now: Date): Promise<void> {
  const created_at = now.toISOString();
  for (let first = 0; first < phones.length; first += BATCH) {
    const some = phones.slice(first, first + BATCH);
    const rows: NewRows = {
      customer: some.map((customer_id) => ({ customer_id, name: HOME.full_name, email: null, created_at })),
      customer_address: some.map((customer_id) => ({ ...HOME, customer_id, label_key: 'home', choice: 1 })),
    };
    await withTransaction(db, (trx) => insertRows(trx, [rows]));
  }
}

/** Table after table, beginning with those that others refer to. */
async function insertRows(trx: ShopTransaction, all: readonly NewRows[]): Promise<void> {
  for (const table of Object.keys(all[0] ?? {}) as (keyof Tables)[]) {
    const rows = all.flatMap((each): Record<string, unknown>[] => each[table] ?? []);
    // Compiled once for each length: with values alone, a statement of thousands of values takes a tenth of the time.
    const texts = new Map<number, string>();
    for (let first = 0; first < rows.length; first += ROWS) {
      const some = rows.slice(first, first + ROWS);
      const text = texts.get(some.length) ?? trx.insertInto(table).values(some).compile().sql;
      texts.set(some.length, text);
      const columns = Object.keys(some[0] ?? {});
      const values = some.flatMap((row) => columns.map((column) => row[column]));
      await trx.executeQuery(CompiledQuery.raw(text, values));
    }
  }
}
