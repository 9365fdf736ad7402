import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { tablesUnderTest, validationErrorsAfter } from './testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'a list price below the selling price',
      'price-exceptions.tsv',
      'S15-HIMADRI-WHITE\t4250\t3690',
      'S15-HIMADRI-WHITE\t3690\t4250',
      'price-exceptions.tsv, line 2, column selling: is above the list price.',
    ],
    [
      'a price that is not a number',
      'prices.tsv',
      'Solid\t3150',
      'Solid\t₹3150',
      'prices.tsv, line 2, column price: "₹3150" is not a price in rupees, such as 4250 or 4250.50.',
    ],
    [
      'two prices for one kind',
      'prices.tsv',
      '1.25mm Acrylic\tSheet\tPastel',
      '1.25mm Acrylic\tSheet\tSolid',
      'prices.tsv, line 3, column type: 1.25mm Acrylic / Sheet / Solid already has a price.',
    ],
    [
      'a price for a product that is not made',
      'price-exceptions.tsv',
      'S15-KAJAL-BLACK',
      'S15-KAJAL-BLAK',
      'price-exceptions.tsv, line 4, column product_id: there is no product S15-KAJAL-BLAK.',
    ],
    [
      'a discount of more than 90 percent',
      'discounts.tsv',
      'Alphonso\t-\t18',
      'Alphonso\t-\t180',
      'discounts.tsv, line 7, column percent: "180" is not a whole number from 1 to 90.',
    ],
    [
      'a discount for an unknown colour',
      'discounts.tsv',
      'Alphonso',
      'Alfonso',
      'discounts.tsv, line 7, column colour_name: "Alfonso" is not in colours.tsv.',
    ],
    [
      'a discount that no product has',
      'discounts.tsv',
      'Alphonso\t-',
      'Makrana Veil\t1.25mm Acrylic',
      'discounts.tsv, line 7, column colour_name: no product has this discount.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});

describe('loadCatalogue', () => {
  it('leaves a product without a price where the table has a dash', () => {
    const { edit, folder } = tablesUnderTest();
    edit('price-exceptions.tsv', 'S15-KAJAL-BLACK\t4250\t4250', 'S15-KAJAL-BLACK\t-\t-');
    const product = loadCatalogue(folder).products.find(({ product_id }) => product_id === 'S15-KAJAL-BLACK');
    expect(product).toMatchObject({ actual_price_paise: null, selling_price_paise: null });
  });

  it('raises the list price of a discounted colour, in the categories of the discount only', () => {
    const { edit, folder } = tablesUnderTest();
    edit('discounts.tsv', 'Alphonso\t-\t18', 'Alphonso\t1.5mm Acrylic\t20');
    const prices = Object.fromEntries(
      loadCatalogue(folder).products.map((product) => [
        product.product_id,
        [product.actual_price_paise, product.selling_price_paise],
      ]),
    );
    expect(prices['S15-ALPHONSO']).toEqual([4_990_00, 3_990_00]);
    expect(prices['S2-ALPHONSO']).toEqual([5_190_00, 5_190_00]);
  });

  it('PRICE-2 converts rupees to paise', () => {
    const { edit, folder } = tablesUnderTest();
    edit('price-exceptions.tsv', 'S15-KAJAL-BLACK\t4250\t4250', 'S15-KAJAL-BLACK\t4250.50\t4199.9');
    const product = loadCatalogue(folder).products.find(({ product_id }) => product_id === 'S15-KAJAL-BLACK');
    expect(product).toMatchObject({ actual_price_paise: 425_050, selling_price_paise: 419_990 });
  });
});
