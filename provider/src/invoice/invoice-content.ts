import type { Selectable } from 'kysely';
import type { Buyer } from 'shared-contracts/customer/buyer';
import { SAMPLES } from 'shared-contracts/order/rules';
import type { CustomerOrderTable, OrderItemTable } from '../database/order-tables.ts';
import type { GstState } from '../gst/gst-states.ts';
import { includedTax } from '../price/price-summary.ts';
import type { InvoiceSettings } from '../settings/invoice-settings.ts';
import { spread } from './spread.ts';

/** The content of an invoice when it was made. Later changes of prices, names and settings do not affect it. In paise, with GST. */
export interface InvoiceContent {
  seller: InvoiceSettings['seller'];
  buyer: Receiver;
  /** The state to which the goods go. It determines the kinds of GST. */
  place: GstState;
  order_id: string;
  ordered_at: string;
  lines: InvoiceLine[];
  taxes: TaxSum[];
}

interface Receiver extends Buyer {
  full_name: string;
  address: string;
  city: string;
  pincode: string;
  phone: string;
}

export interface InvoiceLine {
  name: string;
  detail: string;
  hsn: string;
  quantity: number;
  price: number;
  /** The coupon's discount on this line. */
  discount: number;
  total: number;
  percent: number;
  /** `total` without GST. */
  taxable: number;
}

/** The sums of one GST rate. Within a state, GST has the halves `central` and `state`; between two states it is `integrated`. */
export interface TaxSum {
  percent: number;
  total: number;
  taxable: number;
  central: number;
  state: number;
  integrated: number;
}

interface InvoicedOrder {
  order: Selectable<CustomerOrderTable>;
  items: readonly Selectable<OrderItemTable>[];
  buyer: Buyer;
  place: GstState;
}

/** DESK-22: the lines add up to the amount paid, and the GST of each rate follows PRICE-13. */
export function invoiceContent(invoiced: InvoicedOrder, settings: InvoiceSettings): InvoiceContent {
  const { order, buyer, place } = invoiced;
  const { full_name, address, city, pincode, s_mobile_no: phone, order_id, created_at } = order;
  const lines = linesOf(invoiced, settings);
  const isWithinState = settings.seller.gstin.startsWith(place.code);
  const taxes = [...Map.groupBy(lines, ({ percent }) => percent)].map(([percent, own]): TaxSum => {
    const totals = own.map((line) => line.total);
    const total = sumOf(totals);
    const { amount: tax } = includedTax(total, percent);
    const parts = spread(tax, totals);
    for (const [at, line] of own.entries()) line.taxable = line.total - (parts[at] ?? 0);
    const central = isWithinState ? Math.floor(tax / 2) : 0;
    const [state, integrated] = isWithinState ? [tax - central, 0] : [0, tax];
    return { percent, total, taxable: total - tax, central, state, integrated };
  });
  return {
    seller: settings.seller,
    buyer: { full_name, address, city, pincode, phone, firm: buyer.firm, gstin: buyer.gstin },
    ...{ place, order_id, ordered_at: created_at, lines },
    taxes: taxes.toSorted((one, other) => one.percent - other.percent),
  };
}

/** The lines of goods and delivery. Delivery has the code and rate of the line with the largest total. */
function linesOf({ order, items }: InvoicedOrder, settings: InvoiceSettings): InvoiceLine[] {
  const amounts = items.map((item) => item.selling_price_paise * item.quantity);
  const discounts = spread(order.coupon_discount_paise, amounts);
  const goods = items.map((item, at): InvoiceLine => {
    const [amount, discount] = [amounts[at] ?? 0, discounts[at] ?? 0];
    return {
      name: item.colour_name || item.product_id,
      detail: [item.product_id, item.category, item.material].join(', '),
      ...codeOf(item, order.tax_percent, settings),
      quantity: item.quantity,
      price: item.selling_price_paise,
      discount,
      total: amount - discount,
      taxable: 0,
    };
  });
  const fee = order.delivery_fee_paise;
  const main = goods.toSorted((one, other) => other.total - one.total)[0];
  if (fee === 0 || !main) return goods;
  const name = order.kind === SAMPLES ? 'Parcel of samples' : 'Delivery';
  const { hsn, percent } = main;
  const costs = { quantity: 1, price: fee, discount: 0, total: fee, taxable: 0 };
  return [...goods, { name, detail: '', hsn, percent, ...costs }];
}

function codeOf(
  { category, material }: Pick<OrderItemTable, 'category' | 'material'>,
  ofOrder: number | null,
  { codes, percent }: InvoiceSettings,
): { hsn: string; percent: number } {
  const code = [category, material, '*'].map((key) => codes.get(key)).find((one) => one !== undefined);
  return { hsn: code?.hsn ?? '', percent: code?.percent ?? ofOrder ?? percent };
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
