import type { ShopDatabase } from 'provider/database/database';
import type { OrderStatus } from 'provider/database/order-tables';
import { findOrder, OrderMoveError } from 'provider/order/order-store';
import { listOrders, readOrder } from 'provider/order/read-orders';
import { advanceOrder } from 'provider/payment/advance-order';
import { placeOf } from 'provider/pincode/pincode-table';
import { rupees } from 'provider/price/rupees';
import { readSampleCoupon } from 'provider/price/sample-coupon';
import type { InvoiceSettings } from 'provider/settings/invoice-settings';
import { formatRupees } from 'shared-contracts/money';
import { indiaEnd, indiaTime } from 'shared-contracts/operator/india-time';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import { isSameStatus, ORDER_STATUS_FILTERS, SAMPLES } from 'shared-contracts/order/rules';
import { tableLines } from './print-table.ts';
import { Refusal } from './refusal.ts';

const MAX_LISTED = 200;

/** The newest orders, one a line. */
export async function orderList(db: ShopDatabase, status?: string): Promise<string[]> {
  const orders = await listOrders(db, {
    status: status ? knownStatus(status) : undefined,
    limit: MAX_LISTED,
  });
  if (orders.length === 0) return ['No orders.'];
  return tableLines([
    ['Order', 'Created', 'Phone', 'Status', 'Payment', 'Total', ''],
    ...orders.map((order) => [
      order.order_id,
      indiaTime(order.created_at),
      String(order.customer_id),
      order.status,
      order.payment_status,
      formatRupees(rupees(order.total_paise)),
      order.kind === SAMPLES ? order.kind : '',
    ]),
  ]);
}

export async function orderShow(db: ShopDatabase, order_id: string, now: Date): Promise<string[]> {
  const found = await findOrder(db, order_id);
  if (!found) throw new Refusal('ORD-11', `There is no order ${order_id}.`);
  const order = await readOrder(db, { customer_id: found.customer_id, order_id });
  const { Deliver_detail: to, price_summary: price, buyer } = order;
  return [
    `Order ${order_id}${found.kind === SAMPLES ? ' of samples' : ''}: ${order.Status}, payment ${order.payment_status}`,
    `Customer ${found.customer_id}`,
    `Deliver to ${to?.full_name}, ${to?.p_mobile_no}`,
    ...[...visibleLines(to?.address ?? ''), `${to?.city} ${to?.pincode}, ${to?.state}`].map(indented),
    ...uncheckedPincode(to?.pincode),
    ...(buyer ? [`Invoice for ${visibleText(buyer.firm)}, GSTIN ${buyer.gstin}`] : []),
    'Items',
    ...tableLines(
      (order.Order_items ?? []).map((item) => [
        `${item.quantity} ×`,
        String(item.product_id),
        `${item.colour_name}, ${item.category}, ${item.material}`,
        formatRupees(Number(item.total_amount)),
      ]),
    ).map(indented),
    `Coupon ${price?.coupon_code ?? 'none'}, delivery ${formatRupees(Number(price?.delivery_fee))}`,
    `Total ${formatRupees(Number(order.checkout_amount))}`,
    ...(await couponLine(db, order_id, now)),
    'History',
    ...tableLines(
      (order.timeline ?? []).map(({ at, status }) => [at ? indiaTime(at) : '', status ?? '']),
    ).map(indented),
  ];
}

/** A warning about an unknown pincode, whose city and state the customer has typed (ACC-25). */
function uncheckedPincode(pincode: unknown): string[] {
  return placeOf(String(pincode))
    ? []
    : [
        indented(
          'The shop does not know this pincode. Please check it with city and state before you send the order.',
        ),
      ];
}

async function couponLine(db: ShopDatabase, order_id: string, now: Date): Promise<string[]> {
  const coupon = await readSampleCoupon(db, order_id, now);
  return coupon
    ? [`Coupon of the samples ${coupon.code}: ${coupon.state}, until ${indiaEnd(coupon.valid_until)}`]
    : [];
}

export async function orderAdvance(
  db: ShopDatabase,
  order_id: string,
  { status, invoices, now }: { status?: string; invoices?: InvoiceSettings | undefined; now: Date },
): Promise<string[]> {
  const to = status ? knownStatus(status) : undefined;
  const reached = await advanceOrder(db, { order_id, to, invoices, now }).catch((error: unknown) => {
    throw error instanceof OrderMoveError ? new Refusal('ORD-11', error.message) : error;
  });
  return [`Order ${order_id} is now ${reached}.`];
}

/** @throws {Refusal} that lists the statuses. */
function knownStatus(status: string): OrderStatus {
  const known = ORDER_STATUS_FILTERS.find((one) => isSameStatus(one, status));
  if (!known) {
    throw new Refusal('ORD-11', `"${status}" is not a status. They are: ${ORDER_STATUS_FILTERS.join(', ')}.`);
  }
  return known;
}

function indented(line: string): string {
  return `  ${line}`;
}
