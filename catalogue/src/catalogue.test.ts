import { discountPercent } from 'shared-contracts/product/rules';
import { describe, expect, it } from 'vitest';
import { deltaE2000 } from './colour/delta-e.ts';
import { labOfHex } from './colour/lab.ts';
import { loadCatalogue } from './load-catalogue.ts';

const catalogue = loadCatalogue();
const { products } = catalogue;
const decors = products.filter(({ category }) => category !== 'addon');
const sheets = decors.filter((product) => product.class === 'Sheet');
const boards = decors.filter((product) => product.class === 'Board');
const colours = [...new Map(decors.map((product) => [product.colour_name, product])).values()];

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

describe('the catalogue', () => {
  it('has at least 160 colours in 14 to 16 shades', () => {
    expect(colours.length).toBeGreaterThanOrEqual(160);
    expect(catalogue.shades.length).toBeGreaterThanOrEqual(14);
    expect(catalogue.shades.length).toBeLessThanOrEqual(16);
    expect(distinct(colours.map(({ shade }) => shade))).toEqual(
      distinct(catalogue.shades.map(({ name }) => name)),
    );
  });

  it('sells at least 520 sheets in the five categories of the shop', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(520);
    expect(distinct(sheets.map(({ category }) => category))).toEqual([
      '1.25mm Acrylic',
      '1.5mm Acrylic',
      '2mm Acrylic',
      'Fluted Panel',
      'MATT Acrylic',
    ]);
  });

  it('sells boards on HDF, plywood and WPC in at least 64 colours', () => {
    expect(distinct(boards.map(({ material }) => material))).toEqual(['HDF', 'Ply Wood', 'WPC']);
    expect(distinct(boards.map(({ category }) => category))).toContain('19mm Acrylic Board');
    expect(distinct(boards.map(({ colour_name }) => colour_name)).length).toBeGreaterThanOrEqual(64);
  });

  it('DATA-13 gives every product a unique id that is safe in a URL', () => {
    expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(products.length);
    for (const { product_id } of products) expect(product_id).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
  });

  it('DATA-2 has one product for each class, category, type, colour and material', () => {
    const kinds = products.map((p) => [p.class, p.category, p.type, p.colour_name, p.material].join('|'));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('DATA-13 uses every application, and gives each product at least one', () => {
    expect(catalogue.applications.length).toBeGreaterThanOrEqual(6);
    expect(distinct(decors.flatMap(({ application }) => application))).toEqual(
      distinct(catalogue.applications),
    );
    expect(products.filter(({ application }) => application.length === 0)).toEqual([]);
  });

  it('keeps colours of one shade at least 3 apart in CIEDE2000', () => {
    const tooClose = colours.flatMap((one, at) =>
      colours
        .slice(at + 1)
        .filter((other) => other.shade === one.shade)
        .filter((other) => deltaE2000(labOfHex(one.code), labOfHex(other.code)) < 3)
        .map((other) => `${one.colour_name} and ${other.colour_name}`),
    );
    expect(tooClose).toEqual([]);
  });

  it('prices sheets at ₹2,500 to ₹9,500 and boards at ₹7,000 to ₹16,000', () => {
    const outside = (from: number, to: number) => (product: (typeof products)[number]) =>
      (product.selling_price_paise ?? 0) < from * 100 || (product.actual_price_paise ?? 0) > to * 100;
    expect(sheets.filter(outside(2500, 9500))).toEqual([]);
    expect(boards.filter(outside(7000, 16_000))).toEqual([]);
  });

  it('discounts one product in ten, by 5 to 20 percent', () => {
    const discounted = decors.filter((product) => product.actual_price_paise !== product.selling_price_paise);
    expect(discounted.length / decors.length).toBeGreaterThan(0.09);
    expect(discounted.length / decors.length).toBeLessThan(0.11);
    for (const { actual_price_paise, selling_price_paise } of discounted) {
      const percent = discountPercent({
        actual_price: actual_price_paise,
        selling_price: selling_price_paise,
      });
      expect(percent).toBeGreaterThanOrEqual(5);
      expect(percent).toBeLessThanOrEqual(20);
    }
  });

  it('describes every colour in its own words', () => {
    const openings = colours.map(({ description }) => description.split(' ').slice(0, 3).join(' '));
    expect(new Set(openings).size).toBeGreaterThan(colours.length * 0.95);
    expect(new Set(sheets.map(({ description }) => description)).size).toBe(sheets.length);
  });

  it('shows all shades and several categories on the first page of sheets', () => {
    const page = products.slice(0, 16);
    expect(distinct(page.map(({ shade }) => shade))).toHaveLength(16);
    expect(distinct(page.map(({ category }) => category)).length).toBeGreaterThanOrEqual(4);
  });

  it('ends with the mandatory packaging item, the only product of its category', () => {
    expect(products.filter(({ category }) => category === 'addon')).toEqual([products.at(-1)]);
    expect(products.at(-1)?.title).toBe('Flexiply Flexible plywood');
  });

  it('lists the types of both classes', () => {
    for (const productClass of ['Sheet', 'Board'] as const) {
      const named = catalogue.types.filter((type) => type.class === productClass).map(({ name }) => name);
      const sold = decors.filter((product) => product.class === productClass).map(({ type }) => type);
      expect(distinct(sold)).toEqual(distinct(named));
    }
  });

  it('has synonyms for plywood and laminate', () => {
    const groupOf = (word: string) => catalogue.synonyms.find((group) => group.includes(word));
    expect(groupOf('ply')).toEqual(expect.arrayContaining(['plywood', 'ply wood']));
    expect(groupOf('mica')).toEqual(expect.arrayContaining(['laminate', 'sheet']));
  });
});
