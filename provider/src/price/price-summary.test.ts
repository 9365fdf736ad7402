import { describe, expect, it } from 'vitest';
import { type Discount, type PricedLine, priceSummary } from './price-summary.ts';

const FEES = [
  { from_paise: 0, fee_paise: 1_500_00 },
  { from_paise: 25_000_00, fee_paise: 0 },
];
const FIVE_PERCENT: Discount = {
  code: 'FIVE',
  percent: 5,
  amount_paise: null,
  minimum_subtotal_paise: 10_000_00,
};
const FLAT: Discount = {
  ...FIVE_PERCENT,
  code: 'FLAT',
  percent: null,
  amount_paise: 6_000_00,
  minimum_subtotal_paise: 0,
};

function line(quantity: number, selling: number, actual: number | null = selling): PricedLine {
  return { quantity, selling_price_paise: selling, actual_price_paise: actual };
}

describe('priceSummary', () => {
  it('PRICE-3 PROM-25 sums list prices, and the difference to the selling prices as discount', () => {
    expect(priceSummary([line(2, 4_000_00, 5_000_00), line(1, 3_100_50)], undefined, FEES)).toEqual({
      subtotal: 13_100_50,
      discount: 2_000_00,
      coupon_discount: 0,
      coupon_code: null,
      delivery_fee: 1_500_00,
      total: 12_600_50,
    });
  });

  it.each([
    [24_999_99, 1_500_00],
    [25_000_00, 0],
  ])('PRICE-4 charges goods worth %i paise a delivery fee of %i', (goods, fee) => {
    expect(priceSummary([line(1, goods)], undefined, FEES).delivery_fee).toBe(fee);
  });

  it('keeps delivery free when a coupon takes the total below the limit', () => {
    expect(priceSummary([line(1, 25_000_00)], FLAT, FEES)).toMatchObject({
      delivery_fee: 0,
      total: 19_000_00,
    });
  });

  it('PRICE-5 rounds a percentage to whole paise', () => {
    expect(priceSummary([line(1, 10_000_33)], FIVE_PERCENT, FEES).coupon_discount).toBe(500_02);
  });

  it('ignores a coupon while the subtotal is below its minimum', () => {
    expect(priceSummary([line(1, 9_999_99)], FIVE_PERCENT, FEES)).toMatchObject({
      coupon_code: null,
      coupon_discount: 0,
    });
  });

  it('PRICE-5 never discounts more than the goods cost', () => {
    expect(priceSummary([line(1, 4_000_00)], FLAT, FEES)).toMatchObject({
      coupon_discount: 4_000_00,
      total: 1_500_00,
    });
  });

  it.each([
    [6_000_99, null, 6_000_99],
    [6_001_00, 'FLAT', 1_00],
  ])(
    'PRICE-27 of goods worth %i paise, a coupon that leaves less than a rupee has no effect',
    (goods, coupon_code, total) => {
      const free = [{ from_paise: 0, fee_paise: 0 }];
      expect(priceSummary([line(1, goods)], FLAT, free)).toMatchObject({ coupon_code, total });
    },
  );

  it('charges nothing for an empty cart', () => {
    expect(priceSummary([], undefined, FEES).total).toBe(0);
  });
});
