// Over 250 lines because each of the twenty orders has all its sums.
import { describe, expect, it } from 'vitest';
import { stateNamed } from '../gst/gst-states.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import { SELLER } from '../testing/seller.ts';
import { creditedTaxes } from './credit-note-content.ts';
import { invoiceContent, sumOf, type TaxSum } from './invoice-content.ts';

/** Rate, taxable value, CGST, SGST and IGST, in paise. */
type Tax = [percent: number, taxable: number, central: number, state: number, integrated: number];

interface Example {
  name: string;
  /** Price in paise, pieces and material. */
  items: [number, number, string][];
  coupon?: number;
  fee?: number;
  state: string;
  rate?: number;
  kind?: 'samples';
  total: number;
  lines: number[];
  taxes: Tax[];
  refunds?: number[];
  notes?: Tax[][];
}

/** Computed independently of the code, with exact fractions. */
const EXAMPLES: Example[] = [
  {
    name: 'one sheet',
    items: [[400_000, 1, 'Sheet']],
    state: 'Karnataka',
    fee: 150_000,
    total: 550_000,
    lines: [400_000, 150_000],
    taxes: [[18, 466_102, 41_949, 41_949, 0]],
  },
  {
    name: 'the packaging and two products',
    items: [
      [400_000, 2, 'Sheet'],
      [520_000, 1, 'Sheet'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Karnataka',
    fee: 150_000,
    total: 1_535_000,
    lines: [800_000, 520_000, 65_000, 150_000],
    taxes: [[18, 1_300_847, 117_076, 117_077, 0]],
  },
  {
    name: 'another state',
    items: [
      [400_000, 2, 'Sheet'],
      [520_000, 1, 'Sheet'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Kerala',
    fee: 150_000,
    total: 1_535_000,
    lines: [800_000, 520_000, 65_000, 150_000],
    taxes: [[18, 1_300_847, 0, 0, 234_153]],
  },
  {
    name: '5% off',
    items: [
      [400_000, 2, 'Sheet'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Karnataka',
    coupon: 43_250,
    fee: 150_000,
    total: 971_750,
    lines: [760_000, 61_750, 150_000],
    taxes: [[18, 823_517, 74_116, 74_117, 0]],
  },
  {
    name: '10% off, no fee',
    items: [
      [400_000, 7, 'Sheet'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Maharashtra',
    coupon: 286_500,
    total: 2_578_500,
    lines: [2_520_000, 58_500],
    taxes: [[18, 2_185_169, 0, 0, 393_331]],
  },
  {
    name: '12.5% off odd prices',
    items: [
      [310_050, 3, 'Sheet'],
      [99_999, 7, 'HDF'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Karnataka',
    coupon: 211_893,
    total: 1_483_250,
    lines: [813_881, 612_494, 56_875],
    taxes: [[18, 1_256_992, 113_129, 113_129, 0]],
  },
  {
    name: 'a coupon of one rupee',
    items: [[333_333, 3, 'Sheet']],
    state: 'Delhi',
    coupon: 100,
    fee: 150_000,
    total: 1_149_899,
    lines: [999_899, 150_000],
    taxes: [[18, 974_491, 0, 0, 175_408]],
  },
  {
    name: 'a coupon that leaves the fee',
    items: [[50_000, 2, 'Sheet']],
    state: 'Karnataka',
    coupon: 100_000,
    fee: 150_000,
    total: 150_000,
    lines: [0, 150_000],
    taxes: [[18, 127_119, 11_440, 11_441, 0]],
  },
  {
    name: 'the least that can be paid',
    items: [[100, 1, 'Sheet']],
    state: 'Karnataka',
    total: 100,
    lines: [100],
    taxes: [[18, 85, 7, 8, 0]],
  },
  {
    name: 'the least, in another state',
    items: [[100, 1, 'Sheet']],
    state: 'Goa',
    total: 100,
    lines: [100],
    taxes: [[18, 85, 0, 0, 15]],
  },
  {
    name: 'samples',
    items: [
      [0, 1, 'Sheet'],
      [0, 1, 'Sheet'],
    ],
    state: 'Karnataka',
    fee: 9900,
    kind: 'samples',
    total: 9900,
    lines: [0, 0, 9900],
    taxes: [[18, 8390, 755, 755, 0]],
  },
  {
    name: 'samples to another state',
    items: [
      [0, 1, 'Sheet'],
      [0, 1, 'HDF'],
      [0, 1, 'Ply Wood'],
    ],
    state: 'Ladakh',
    fee: 9900,
    kind: 'samples',
    total: 9900,
    lines: [0, 0, 0, 9900],
    taxes: [[18, 8390, 0, 0, 1510]],
    refunds: [9900],
    notes: [[[18, 8390, 0, 0, 1510]]],
  },
  {
    name: 'no GST',
    items: [[400_000, 1, 'Sheet']],
    state: 'Karnataka',
    fee: 150_000,
    rate: 0,
    total: 550_000,
    lines: [400_000, 150_000],
    taxes: [[0, 550_000, 0, 0, 0]],
  },
  {
    name: '12%',
    items: [[123_457, 1, 'Sheet']],
    state: 'Karnataka',
    rate: 12,
    total: 123_457,
    lines: [123_457],
    taxes: [[12, 110_229, 6614, 6614, 0]],
  },
  {
    name: '28% to another state',
    items: [[777_777, 3, 'Ply Wood']],
    state: 'Assam',
    fee: 150_000,
    rate: 28,
    total: 2_483_331,
    lines: [2_333_331, 150_000],
    taxes: [[28, 1_940_102, 0, 0, 543_229]],
    refunds: [100],
    notes: [[[28, 78, 0, 0, 22]]],
  },
  {
    name: 'two rates',
    items: [
      [400_000, 2, 'Sheet'],
      [300_000, 1, 'WPC'],
    ],
    state: 'Karnataka',
    fee: 150_000,
    total: 1_250_000,
    lines: [800_000, 300_000, 150_000],
    taxes: [
      [12, 267_857, 16_071, 16_072, 0],
      [18, 805_085, 72_457, 72_458, 0],
    ],
  },
  {
    name: 'two rates, 7% off',
    items: [
      [310_050, 1, 'Sheet'],
      [299_999, 2, 'WPC'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Odisha',
    coupon: 68_253,
    fee: 150_000,
    total: 1_056_795,
    lines: [288_347, 557_998, 60_450, 150_000],
    taxes: [
      [12, 632_141, 0, 0, 75_857],
      [18, 295_591, 0, 0, 53_206],
    ],
  },
  {
    name: 'paid back in three parts',
    items: [
      [400_000, 2, 'Sheet'],
      [520_000, 1, 'Sheet'],
      [65_000, 1, 'Sheet'],
    ],
    state: 'Karnataka',
    fee: 150_000,
    total: 1_535_000,
    lines: [800_000, 520_000, 65_000, 150_000],
    taxes: [[18, 1_300_847, 117_076, 117_077, 0]],
    refunds: [35_050, 1, 1_499_949],
    notes: [[[18, 29_704, 2673, 2673, 0]], [[18, 1, 0, 0, 0]], [[18, 1_271_142, 114_403, 114_404, 0]]],
  },
  {
    name: 'two rates, paid back in three parts',
    items: [
      [400_000, 2, 'Sheet'],
      [300_000, 1, 'WPC'],
    ],
    state: 'Karnataka',
    coupon: 55_000,
    fee: 150_000,
    total: 1_195_000,
    lines: [760_000, 285_000, 150_000],
    taxes: [
      [12, 254_464, 15_268, 15_268, 0],
      [18, 771_186, 69_407, 69_407, 0],
    ],
    refunds: [100, 333_333, 861_567],
    notes: [
      [
        [12, 22, 1, 1, 0],
        [18, 64, 6, 6, 0],
      ],
      [
        [12, 70_980, 4259, 4259, 0],
        [18, 215_115, 19_360, 19_360, 0],
      ],
      [
        [12, 183_462, 11_008, 11_008, 0],
        [18, 556_007, 50_041, 50_041, 0],
      ],
    ],
  },
  {
    name: 'the most that can be paid',
    items: [[214_748_364, 10, 'Sheet']],
    state: 'Tamil Nadu',
    total: 2_147_483_640,
    lines: [2_147_483_640],
    taxes: [[18, 1_819_901_390, 0, 0, 327_582_250]],
    refunds: [2_147_483_639, 1],
    notes: [[[18, 1_819_901_389, 0, 0, 327_582_250]], [[18, 1, 0, 0, 0]]],
  },
];

const { invoices } = settingsFromEnvironment({ ...SELLER, HSN_CODES: 'WPC=3925@12,HDF=4411,*=3921' });

function contentOf({ items, coupon = 0, fee = 0, state, rate = 18, kind, total }: Example) {
  const place = stateNamed(state);
  if (!invoices || !place) throw new Error('The example is wrong.');
  const order = {
    ...{ order_id: 'A1', customer_id: 9_876_543_210, kind: kind ?? ('goods' as const), created_at: '' },
    ...{ status: 'packed' as const, payment_status: 'paid' as const, item_count: items.length },
    ...{ subtotal_paise: 0, discount_paise: 0, coupon_discount_paise: coupon, coupon_code: null },
    ...{ delivery_fee_paise: fee, total_paise: total, tax_percent: rate, tax_paise: null, pay_until: '' },
    ...{
      firm: null,
      gstin: null,
      restored_at: null,
      address_label: 'Home',
      full_name: 'Asha Rao',
      s_mobile_no: '9876543210',
    },
    ...{ address: '12, Temple Road', pincode: '570001', city: 'Mysuru', state },
  };
  const rows = items.map(([selling_price_paise, quantity, material], at) => ({
    ...{ order_item_id: at, order_id: 'A1', product_id: `P${at}`, colour_name: 'Blue', code: '#000000' },
    ...{ category: '1.5mm Acrylic', type: 'Solid', material, quantity, actual_price_paise: null },
    selling_price_paise,
  }));
  return invoiceContent({ order, items: rows, buyer: order, place }, invoices);
}

const tuple = ({ percent, taxable, central, state, integrated }: TaxSum): Tax => [
  percent,
  taxable,
  central,
  state,
  integrated,
];

describe('the invoices of twenty orders', () => {
  it.each(EXAMPLES)('DESK-22 $name', (example) => {
    const { lines, taxes } = contentOf(example);
    expect(lines.map(({ total }) => total)).toEqual(example.lines);
    expect(sumOf(example.lines)).toBe(example.total);
    expect(taxes.map(tuple)).toEqual(example.taxes);
    expect(sumOf(example.taxes.flatMap(([, ...sums]) => sums))).toBe(example.total);
    for (const { percent, taxable, central, state, integrated } of taxes) {
      const own = lines.filter((line) => line.percent === percent);
      expect(sumOf(own.map((line) => line.taxable))).toBe(taxable);
      expect(sumOf(own.map((line) => line.total))).toBe(taxable + central + state + integrated);
    }
    for (const { price, quantity, discount, total } of lines) expect(price * quantity - discount).toBe(total);
  });

  it.each(EXAMPLES.filter(({ refunds }) => refunds))('DESK-24 $name', (example) => {
    const { taxes } = contentOf(example);
    const earlier: TaxSum[] = [];
    const notes = (example.refunds ?? []).map((refund) => {
      const note = creditedTaxes(refund, taxes, earlier);
      expect(sumOf(note.map(({ total }) => total))).toBe(refund);
      earlier.push(...note);
      return note.map(tuple);
    });
    expect(notes).toEqual(example.notes);
  });

  it('DESK-23 takes the code of the category, else of the material, else of all others', () => {
    const material = (one: string) =>
      contentOf({ ...EXAMPLE, items: [[100, 1, one]] }).lines.map(({ hsn, percent }) => [hsn, percent]);
    expect(material('WPC')).toEqual([['3925', 12]]);
    expect(material('HDF')).toEqual([['4411', 18]]);
    expect(material('Sheet')).toEqual([['3921', 18]]);
  });
});

const EXAMPLE: Example = { name: '', items: [], state: 'Goa', total: 100, lines: [], taxes: [] };
