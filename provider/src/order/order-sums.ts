import type { Selectable } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { CustomerOrderTable, OrderItemTable } from '../database/order-tables.ts';
import { includedTax, priceSummary } from '../price/price-summary.ts';

/** Orders that are read at a time. */
const BATCH = 500;

type Order = Selectable<CustomerOrderTable>;
type Item = Selectable<OrderItemTable>;

/** One sentence for each order that is incomplete, or whose sums differ from those of its items. */
export async function orderFaults(db: ShopDatabase): Promise<string[]> {
  const faults: string[] = [];
  for (let after = ''; ; ) {
    const orders = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(BATCH)
      .execute();
    const last = orders.at(-1);
    if (!last) return faults;
    after = last.order_id;
    const ids = orders.map(({ order_id }) => order_id);
    const items = await db.selectFrom('order_item').selectAll().where('order_id', 'in', ids).execute();
    const events = await db
      .selectFrom('order_event')
      .select('order_id')
      .distinct()
      .where('order_id', 'in', ids)
      .execute();
    const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
    const withHistory = new Set(events.map(({ order_id }) => order_id));
    for (const order of orders) {
      const wrong = wrongSums(order, itemsOf.get(order.order_id) ?? []);
      if (!withHistory.has(order.order_id)) wrong.push('has no history');
      faults.push(...wrong.map((what) => `The order ${order.order_id} ${what}.`));
    }
  }
}

/**
 * Checks an order's sums. Its own discount and fee are taken as given, because coupons and fees may have changed since. The cost
 * of the items and the total are computed as for a cart.
 */
function wrongSums(order: Order, items: readonly Item[]): string[] {
  if (items.length === 0) return ['has no items'];
  const { coupon_code, coupon_discount_paise, delivery_fee_paise } = order;
  const coupon = coupon_code
    ? { code: coupon_code, percent: null, amount_paise: coupon_discount_paise, minimum_subtotal_paise: 0 }
    : undefined;
  const price = priceSummary(items, coupon, [{ from_paise: 0, fee_paise: delivery_fee_paise }]);
  const pieces = items.filter(({ category }) => category !== ADD_ON_CATEGORY);
  const { tax_percent } = order;
  const sums: [string, number | null, number | null][] = [
    ['pieces', order.item_count, pieces.reduce((count, { quantity }) => count + quantity, 0)],
    ['paise in its subtotal', order.subtotal_paise, price.subtotal],
    ['paise off', order.discount_paise, price.discount],
    ['paise off by its coupon', coupon_discount_paise, price.coupon_discount],
    ['paise in all', order.total_paise, price.total],
    [
      'paise of GST',
      order.tax_paise,
      tax_percent === null ? null : includedTax(price.total, tax_percent).amount,
    ],
  ];
  return sums.flatMap(([what, noted, sum]) =>
    noted === sum ? [] : [`has ${noted} ${what}, but its items give ${sum}`],
  );
}
