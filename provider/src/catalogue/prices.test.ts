import { describe, expect, it } from 'vitest';
import { tablesUnderTest, validationErrorsAfter } from '../testing/edited-tables.ts';
import { loadCatalogue } from './load-catalogue.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'a list price below the selling price',
      'prices.tsv',
      'Solid\t3450\t3150',
      'Solid\t3150\t3450',
      'prices.tsv, line 2, column selling: is above the list price.',
    ],
    [
      'a price that is not a number',
      'prices.tsv',
      'Solid\t3450\t3150',
      'Solid\t₹3450\t3150',
      'prices.tsv, line 2, column list: "₹3450" is not a price in rupees, such as 4250 or 4250.50.',
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

  it('converts rupees to paise', () => {
    const { edit, folder } = tablesUnderTest();
    edit('price-exceptions.tsv', 'S15-KAJAL-BLACK\t4250\t4250', 'S15-KAJAL-BLACK\t4250.50\t4199.9');
    const product = loadCatalogue(folder).products.find(({ product_id }) => product_id === 'S15-KAJAL-BLACK');
    expect(product).toMatchObject({ actual_price_paise: 425_050, selling_price_paise: 419_990 });
  });
});
