import type { FoundOrder } from 'provider/order/search-orders';
import { rupees } from 'provider/price/rupees';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import { SAMPLES } from 'shared-contracts/order/rules';

type Cell = string | number | null;

/** Columns that courier and accountant read, with what each takes from an order. Amounts are rupees. */
const COLUMNS: readonly [head: string, cellOf: (order: FoundOrder) => Cell][] = [
  ['Order', ({ order_id }) => order_id],
  ['Created (India)', ({ created_at }) => indiaTime(created_at)],
  ['Kind', ({ kind }) => (kind === SAMPLES ? 'samples' : 'goods')],
  ['State', ({ status }) => status],
  ['Payment', ({ payment_status }) => payment_status],
  ['Receiver', ({ full_name }) => visibleText(full_name)],
  ['Receiver’s phone', ({ s_mobile_no }) => s_mobile_no],
  ['Customer’s phone', ({ customer_id }) => String(customer_id)],
  ['Address', ({ address }) => visibleLines(address).join(', ')],
  ['City', ({ city }) => visibleText(city)],
  ['State of India', ({ state }) => visibleText(state)],
  ['Pincode', ({ pincode }) => pincode],
  ['Pieces', ({ item_count }) => item_count],
  ['Subtotal', ({ subtotal_paise }) => rupees(subtotal_paise)],
  ['Discount', ({ discount_paise }) => rupees(discount_paise)],
  ['Coupon', ({ coupon_code }) => coupon_code],
  ['Coupon discount', ({ coupon_discount_paise }) => rupees(coupon_discount_paise)],
  ['Delivery', ({ delivery_fee_paise }) => rupees(delivery_fee_paise)],
  ['Total', ({ total_paise }) => rupees(total_paise)],
  ['GST percent', ({ tax_percent }) => tax_percent],
  ['GST', ({ tax_paise }) => rupees(tax_paise)],
  ['Paid back', ({ refunded_paise }) => rupees(refunded_paise)],
  ['Courier', ({ courier }) => courier && visibleText(courier)],
  ['Tracking number', ({ number }) => number && visibleText(number)],
  ['Tracking link', ({ link }) => link],
];

export function orderRows(orders: readonly FoundOrder[]): Cell[][] {
  return [
    COLUMNS.map(([head]) => head),
    ...orders.map((order) => COLUMNS.map(([, cellOf]) => cellOf(order))),
  ];
}
