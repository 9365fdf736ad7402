import { describe, expect, it } from 'vitest';
import { labOfHex } from './colour/lab.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { shopWindowOrder, shopWindowRounds } from './shop-window-order.ts';

const sheets = loadCatalogue().products.filter(
  (product) => product.class === 'Sheet' && product.category !== 'addon',
);
type Sheet = (typeof sheets)[number];
const first = sheets.slice(0, 16);

const countOf = (list: readonly Sheet[], matches: (sheet: Sheet) => boolean) => list.filter(matches).length;
const isFluted = ({ category }: Sheet) => category === 'Fluted Panel';
const isOf =
  (...types: string[]) =>
  (sheet: Sheet) =>
    !isFluted(sheet) && types.includes(sheet.type);
const isLight = ({ code }: Sheet) => labOfHex(code)[0] >= 60;

describe('shopWindowOrder', () => {
  it.each([
    ['plain colours', isOf('Solid', 'Pastel'), 3],
    ['woods', isOf('Wood Grain'), 2],
    ['stones', isOf('Stone', 'Marble', 'Concrete'), 2],
    ['textiles', isOf('Textile'), 2],
    ['metals', isOf('Metallic'), 2],
    ['fluted panels', isFluted, 2],
  ])('SHOP-80 has %s among the first sixteen sheets', (_, matches, least) => {
    expect(countOf(first, matches)).toBeGreaterThanOrEqual(least);
    expect(countOf(first, matches)).toBeLessThanOrEqual(5);
  });

  it('SHOP-80 never shows two of one kind side by side among the first sixteen', () => {
    const kindOf = (sheet: Sheet) =>
      [isFluted, isOf('Solid', 'Pastel'), isOf('Wood Grain'), isOf('Textile'), isOf('Metallic')].findIndex(
        (matches) => matches(sheet),
      );
    const kinds = first.map(kindOf);
    expect(kinds.filter((kind, at) => kind === kinds[at - 1])).toEqual([]);
  });

  it('SHOP-80 shows as many light as dark decors, without a light or a dark column', () => {
    expect(countOf(first, isLight)).toBeGreaterThanOrEqual(6);
    expect(countOf(first, isLight)).toBeLessThanOrEqual(10);
    for (const columns of [2, 4]) {
      for (let column = 0; column < columns; column++) {
        const inColumn = first.filter((_, at) => at % columns === column);
        const light = countOf(inColumn, isLight);
        expect([light > 0, light < inColumn.length], `column ${column} of ${columns}`).toEqual([true, true]);
      }
    }
  });

  it('SHOP-80 shows every colour of a shade before a second product of any', () => {
    for (const ofShade of Map.groupBy(sheets, ({ shade }) => shade).values()) {
      const names = ofShade.map(({ colour_name }) => colour_name);
      const distinct = new Set(names).size;
      expect(new Set(names.slice(0, distinct)).size).toBe(distinct);
    }
  });

  it('SHOP-80 keeps every product once, and orders them the same each time', () => {
    const reversed = sheets.toReversed();
    const once = shopWindowOrder(reversed);
    expect(new Set(once)).toEqual(new Set(sheets));
    expect(once).toHaveLength(sheets.length);
    expect(shopWindowOrder(reversed)).toEqual(once);
  });
});

describe('shopWindowRounds', () => {
  it('SHOP-80 has one product of each shade in a round', () => {
    const shades = new Set(sheets.map(({ shade }) => shade)).size;
    for (const round of shopWindowRounds(sheets, 20)) {
      expect(new Set(round.map(({ shade }) => shade)).size).toBe(shades);
      expect(round).toHaveLength(shades);
    }
  });
});
