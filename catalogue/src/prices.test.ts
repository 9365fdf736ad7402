import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { tablesUnderTest } from './testing/edited-tables.ts';

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
