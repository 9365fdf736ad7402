import { getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import type { MockApi } from 'shared-contracts/testing/scene';

/** A decor without a picture, painted in its plain colour. */
export const TEAL = aProduct({
  ...{ product_id: 'S15-TEAL', colour_name: 'Vembanad Teal', type: 'Solid', shade: 'Teal', code: '#2f8f86' },
  pictures: [],
});

/** A provider with one type and two shades. */
export function withDecors(api: MockApi): void {
  api.respond(getProduct, () => TEAL);
  api.respond(getCategoriesAndTypes, () => ({
    categories: [{ name: '1.5mm Acrylic' }],
    types: [{ name: 'Solid' }],
  }));
  api.respond(getShades, () => ['Teal', 'White'].map((name) => ({ name, code: '#2f8f86' })));
  api.respond(colorsByShade, ({ body }) =>
    body['shade'] === 'White'
      ? [{ ...TEAL, product_id: 'S15-WHITE', colour_name: 'Himadri White', shade: 'White', code: '#fbfcfa' }]
      : [TEAL],
  );
}
