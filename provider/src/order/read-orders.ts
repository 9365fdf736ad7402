import { decorOf, pictureLink } from 'picture-studio';
import { ORDER_LIST_LIMIT, SAMPLES } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderKind, OrderStatus } from '../database/order-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { summaryInRupees } from '../price/price-summary.ts';
import { rupees } from '../price/rupees.ts';
import { type OrderKey, readTimeline } from './order-store.ts';

/** Pixels; the API's `low` size. */
const PICTURE_WIDTH = 400;

/** Orders per page, unless the request sets a limit. */
const PAGE_SIZE = 50;

/** A page of a customer's orders, newest first. Without page and limit, the newest orders. */
export async function readOrders(
  db: ShopDatabase,
  {
    customer_id,
    page,
    limit,
  }: { customer_id: number; page?: number | undefined; limit?: number | undefined },
) {
  const hasPages = page !== undefined || limit !== undefined;
  const size = hasPages ? (limit ?? PAGE_SIZE) : ORDER_LIST_LIMIT;
  const rows = await db
    .selectFrom('customer_order')
    .select(['order_id', 'kind', 'status', 'created_at', 'total_paise'])
    .where('customer_id', '=', customer_id)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute();
  return rows.map(({ order_id, kind, status, created_at, total_paise }) => ({
    order_id,
    ...sentKind(kind),
    Status: status,
    date_time: created_at,
    checkout_amount: rupees(total_paise),
  }));
}

/** The newest orders of all customers, or those with one status. */
export async function listOrders(
  db: ShopDatabase,
  { status, limit }: { status?: OrderStatus; limit: number },
) {
  let query = db
    .selectFrom('customer_order')
    .select(['order_id', 'kind', 'customer_id', 'created_at', 'status', 'payment_status', 'total_paise']);
  if (status) query = query.where('status', '=', status);
  return await query.orderBy('created_at', 'desc').orderBy('order_id', 'desc').limit(limit).execute();
}

/** @throws {HttpError} 404 for an order that does not exist or is another customer's (API-26). */
export async function readOrder(db: ShopDatabase, key: OrderKey) {
  const order = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('order_id', '=', key.order_id)
    .where('customer_id', '=', key.customer_id)
    .executeTakeFirst();
  if (!order) throw new HttpError(404, 'This order does not exist.');
  const { address, city, state, pincode, full_name, tax_percent, tax_paise } = order;
  const price_summary = summaryInRupees(
    {
      subtotal: order.subtotal_paise,
      discount: order.discount_paise,
      coupon_discount: order.coupon_discount_paise,
      coupon_code: order.coupon_code,
      delivery_fee: order.delivery_fee_paise,
      total: order.total_paise,
    },
    tax_percent !== null && tax_paise !== null ? { rate: tax_percent, amount: tax_paise } : undefined,
  );
  const { tax } = price_summary;
  return {
    order_id: order.order_id,
    ...sentKind(order.kind),
    Status: order.status,
    date_time: order.created_at,
    checkout_amount: rupees(order.total_paise),
    payment_status: order.payment_status,
    address_label: order.address_label,
    Deliver_detail: { address, city, state, pincode, p_mobile_no: order.s_mobile_no, full_name },
    Order_items: await itemResponses(db, order.order_id),
    timeline: await readTimeline(db, order.order_id),
    price_summary,
    ...(tax && { tax }),
    ...(order.firm !== null && { buyer: { firm: order.firm, gstin: order.gstin ?? '' } }),
  };
}

/** Orders of the cart have no kind, for compatibility with the time before there were others. */
export function sentKind(kind: OrderKind): { kind?: OrderKind } {
  return kind === SAMPLES ? { kind } : {};
}

/** The items of an order. Details of products are included if the shop still has them. */
async function itemResponses(db: ShopDatabase, order_id: string) {
  const items = await db
    .selectFrom('order_item')
    .leftJoin('product', 'product.product_id', 'order_item.product_id')
    .selectAll('order_item')
    .select('product.product_id as listed_id')
    .where('order_id', '=', order_id)
    .orderBy('order_item_id')
    .execute();
  return items.map(({ product_id, colour_name, code, category, type, material, quantity, ...item }) => ({
    product_id,
    colour_name,
    code,
    category,
    type,
    material,
    quantity,
    total_amount: rupees(item.selling_price_paise * quantity),
    // Only for products of the catalogue, because others have no pictures.
    ...(item.listed_id && {
      image_link: pictureLink(
        decorOf({ product_id, colour_name, code, category, type, material }),
        'sample',
        PICTURE_WIDTH,
      ),
    }),
  }));
}
