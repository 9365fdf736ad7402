import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { readPhone } from 'shared-contracts/customer/phone';
import { contains } from '../database/contains.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { OrderStatus } from '../database/order-tables.ts';
import type { Tables } from '../database/tables.ts';

export interface OrderSearch {
  status?: OrderStatus | undefined;
  /** An order's number or part of it, a phone or its last four digits, or part of a name. */
  text?: string | undefined;
  /** Earliest time of creation: ISO 8601. */
  from?: string | undefined;
  /** Only orders created before this time. */
  until?: string | undefined;
  limit: number;
  offset?: number | undefined;
}

const LAST_DIGITS = /^\d{4}$/;

/** Orders of all customers with their parcels, newest first. A text search reads every row, which is fast enough for the staff. */
export async function searchOrders(
  db: ShopDatabase,
  { status, text, from, until, limit, offset = 0 }: OrderSearch,
) {
  let query = db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.customer_id', 'customer_order.customer_id')
    .leftJoin('shipment', 'shipment.order_id', 'customer_order.order_id')
    .selectAll('customer_order')
    .select((eb) => [
      'shipment.courier',
      'shipment.number',
      'shipment.link',
      eb
        .selectFrom('refund')
        .select((refund) =>
          refund.fn.coalesce(refund.fn.sum<number>('amount_paise'), refund.val(0)).as('sum'),
        )
        .whereRef('refund.order_id', '=', 'customer_order.order_id')
        .where('refund.state', '!=', 'failed')
        .as('refunded_paise'),
    ]);
  if (status) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where('customer_order.created_at', '>=', from);
  if (until !== undefined) query = query.where('customer_order.created_at', '<', until);
  if (text) query = query.where((eb) => isFound(eb as unknown as Found, text));
  return await query
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('customer_order.order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type FoundOrder = Awaited<ReturnType<typeof searchOrders>>[number];
type Found = ExpressionBuilder<Tables, 'customer_order' | 'customer'>;

function isFound(eb: Found, text: string): Expression<SqlBool> {
  if (LAST_DIGITS.test(text))
    return eb.or([
      sql<SqlBool>`${eb.ref('customer_order.customer_id')} % 10000 = ${Number(text)}`,
      eb('s_mobile_no', 'like', `%${text}`),
    ]);
  const { phone } = readPhone(text);
  if (phone !== undefined)
    return eb.or([eb('customer_order.customer_id', '=', Number(phone)), eb('s_mobile_no', '=', phone)]);
  const columns = [eb.ref('customer_order.order_id'), eb.ref('full_name'), eb.ref('customer.name')];
  return eb.or(columns.map((column) => contains(column, text)));
}
