import { describe, expect, it } from 'vitest';
import type { PriceLine } from './price-list-store.ts';
import { readPriceFile } from './read-price-file.ts';

const HEAD = 'Product,Name,Price,List price,Visible';

function line(product_id: string, own: Partial<PriceLine> = {}): PriceLine {
  return {
    product_id,
    ...{
      title: product_id,
      colour_name: '',
      category: '1.5mm Acrylic',
      material: 'Sheet',
      code: '',
    },
    ...{ selling_price_paise: 4_000_00, actual_price_paise: 5_000_00, is_hidden: 0 as const },
    ...own,
  };
}

const LIST = [
  line('BLUE'),
  line('STONE', { selling_price_paise: null }),
  line('TEAK', { is_hidden: 1 }),
  line('ADDON', { category: 'addon' }),
];

const read = (text: string | Uint8Array, list: readonly PriceLine[] = LIST) =>
  readPriceFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'prices.csv', list);
const withLines = (...lines: string[]) => read([HEAD, ...lines].join('\n'));

describe('readPriceFile', () => {
  it('DESK-34 finds what differs from the shop, as a spreadsheet writes it', () => {
    const text = [
      '\uFEFFVisible,Product,Price,List price,Remark',
      'Yes,BLUE,"₹ 4,250.50","5,000.00",cheap',
      'NO,STONE,,5000,"two\nlines"',
      'yes,TEAK,4000,,',
      '',
    ].join('\r\n');
    const { changes, ...rest } = read(text);
    expect(rest).toEqual({ lines: 3, unknown: 0, problems: [] });
    expect(changes.map(({ before, after }) => [before.product_id, ...Object.values(after)])).toEqual([
      ['BLUE', 4_250_50, 5_000_00, 0],
      ['STONE', null, 5_000_00, 1],
      ['TEAK', 4_000_00, null, 0],
    ]);
  });

  it('DESK-34 names three unclear lines of 590, and what the others would change', () => {
    const list = Array.from({ length: 590 }, (_, at) => line(`S-${at}`));
    const lines = list.map(({ product_id }, at) => `${product_id},x,${at < 100 ? 4500 : 4000},5000,yes`);
    lines[200] = 'S-200,x,1.250,5000,yes';
    lines[300] = 'NO-SUCH,x,4000,5000,yes';
    lines[589] = 'S-589,x,4000,5000';
    const { changes, problems, ...rest } = read([HEAD, ...lines].join('\n'), list);
    expect(rest).toEqual({ lines: 589, unknown: 1 });
    expect(changes).toHaveLength(100);
    expect(problems).toEqual([
      'prices.csv, line 202, column Price: "1.250" is not clearly a price in rupees, such as 1250 or 1,250.50.',
      'prices.csv, line 302, column Product: there is no product NO-SUCH.',
      'prices.csv, line 591: has 4 cells instead of 5.',
    ]);
  });

  it.each([
    ['BLUE,x,12,50,5000', /line 2, column Visible: "5000" is neither yes nor no/],
    ['BLUE,x,,5000,yes', /A product that has a price keeps one/],
    ['BLUE,x,0.50,5000,yes', /line 2: A price is ₹1 or more/],
    ['BLUE,x,4000,3999.99,yes', /The list price is below the price/],
    ['BLUE,x,4000,5000,', /column Visible: is empty/],
    ['ADDON,x,4000,5000,no', /The packaging belongs to every order/],
    ['BLUE,x,4000,5000,yes\nblue,x,4000,5000,yes', /line 3, column Product: "blue" is already in this table/],
    ['"BLUE,x,4000,5000,yes', /line 2: a quote is not closed/],
  ])('DESK-34 takes none of %j', (text, sentence) => {
    const { changes, problems } = withLines(text);
    expect(problems.join('\n')).toMatch(sentence);
    expect(changes).toEqual([]);
  });

  it.each([
    [new Uint8Array([0xff, 0xfe, 0x50, 0]), /is UTF-16, not UTF-8/],
    [
      Buffer.from(`${HEAD}\nBLUE,Caf\u00e9,1,2,yes`, 'latin1'),
      /line 2: is not UTF-8, but perhaps Windows-1252/,
    ],
    [HEAD.replaceAll(',', ';'), /separated by semicolons/],
    ['Product,Price\nBLUE,5', /needs each of the columns List price, Visible once/],
    [`${HEAD},Price\nBLUE,x,5,6,yes,7`, /needs each of the columns Price once/],
    ['', /needs each of the columns Product, Price, List price, Visible once/],
    [
      [HEAD, ...Array.from({ length: 5_001 }, (_, at) => `S-${at},x,1,2,yes`)].join('\n'),
      /5000 products at most/,
    ],
  ])('DESK-34 refuses a whole file with a sentence (%#)', (file, sentence) => {
    const { changes, lines, problems } = read(file);
    expect(problems.join('\n')).toMatch(sentence);
    expect({ changes, lines }).toEqual({ changes: [], lines: 0 });
  });
});
