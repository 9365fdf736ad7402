import type { Selectable } from 'kysely';
import type { CouponTable, DeliveryFeeTable } from '../database/tables.ts';
import { rupees } from './rupees.ts';

export type Coupon = Selectable<CouponTable>;
export type Discount = Pick<Coupon, 'code' | 'percent' | 'amount_paise' | 'minimum_subtotal_paise'>;
export type DeliveryFee = Selectable<DeliveryFeeTable>;

export interface PricedLine {
  quantity: number;
  /** Null if there is no list price above the selling price. */
  actual_price_paise: number | null;
  selling_price_paise: number;
}

/** In paise: the smallest payment that the gateway accepts. */
export const LEAST_PAYABLE = 100;
/** In paise: the largest amount that an order's columns can hold. */
export const MOST_PAYABLE = 2 ** 31 - 1;

/** What a cart costs, in paise. */
export interface PriceSummary {
  subtotal: number;
  discount: number;
  coupon_discount: number;
  coupon_code: string | null;
  delivery_fee: number;
  total: number;
}

/** A coupon has no effect if the cart is below its minimum, or if less would be left than can be paid (PRICE-27). */
export function priceSummary(
  lines: readonly PricedLine[],
  coupon: Discount | undefined,
  fees: readonly DeliveryFee[],
): PriceSummary {
  const subtotal = sum(lines, (line) => line.actual_price_paise ?? line.selling_price_paise);
  const goods = sum(lines, (line) => line.selling_price_paise);
  // PRICE-4: the fee depends on the goods before the coupon, so a coupon never adds a delivery fee.
  const delivery_fee = lines.length > 0 ? deliveryFee(fees, goods) : 0;
  const reached = coupon && subtotal >= coupon.minimum_subtotal_paise ? coupon : undefined;
  const off = reached ? couponDiscount(reached, goods) : 0;
  const used = goods - off + delivery_fee >= LEAST_PAYABLE ? reached : undefined;
  const coupon_discount = used ? off : 0;
  return {
    subtotal,
    discount: subtotal - goods,
    coupon_discount,
    coupon_code: used?.code ?? null,
    delivery_fee,
    total: goods - coupon_discount + delivery_fee,
  };
}

/** The summary as the API sends it, with the GST in its total. */
export function summaryInRupees(
  { coupon_code, ...sums }: PriceSummary,
  tax: IncludedTax | undefined,
): PriceSummary & { tax?: IncludedTax } {
  return {
    coupon_code,
    subtotal: rupees(sums.subtotal),
    discount: rupees(sums.discount),
    coupon_discount: rupees(sums.coupon_discount),
    delivery_fee: rupees(sums.delivery_fee),
    total: rupees(sums.total),
    ...(tax && { tax: taxInRupees(tax) }),
  };
}

function taxInRupees({ rate, amount }: IncludedTax): IncludedTax {
  return { rate, amount: rupees(amount) };
}

function couponDiscount({ percent, amount_paise }: Discount, goods: number): number {
  const discount = percent === null ? (amount_paise ?? 0) : Math.round((goods * percent) / 100);
  return Math.min(discount, goods);
}

function deliveryFee(fees: readonly DeliveryFee[], goods: number): number {
  const reached = fees.filter(({ from_paise }) => from_paise <= goods);
  return reached.toSorted((one, other) => other.from_paise - one.from_paise)[0]?.fee_paise ?? 0;
}

function sum(lines: readonly PricedLine[], price: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + price(line) * line.quantity, 0);
}

/** GST that a total includes, in paise. */
export interface IncludedTax {
  /** Percent. */
  rate: number;
  amount: number;
}

/** PRICE-13: prices include GST, so its part of a total is total × rate ÷ (100 + rate), rounded to the nearest paisa. */
export function includedTax(total: number, rate: number): IncludedTax {
  return { rate, amount: Math.round((total * rate) / (100 + rate)) };
}
