import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { getProduct } from 'shared-contracts/product/endpoints';

export type ProductAnswer = EndpointWireResponse<typeof getProduct>;

/** A sheet as a provider sends it, with the changes of a test. */
export function exampleProduct(changes: Partial<ProductAnswer> = {}): ProductAnswer {
  return {
    product_id: 'S15-TEAK',
    class: 'Sheet',
    material: 'Sheet',
    category: '1.5mm Acrylic',
    type: 'Wood Grain',
    shade: 'Brown',
    colour_name: 'Malabar Teak',
    title: 'Malabar Teak 1.5mm Acrylic Sheet',
    code: '#9c6b3d',
    info: 'High gloss',
    application: ['Kitchen', 'Wardrobe'],
    description: 'Golden-brown teak.',
    common_desc: '<p>The grain runs along the sheet.</p>',
    actual_price: 4850,
    selling_price: 4190,
    pictures: [],
    ...changes,
  };
}

/** Sheets that differ by number. */
export function exampleProducts(count: number, first = 1): ProductAnswer[] {
  return Array.from({ length: count }, (_, index) =>
    exampleProduct({ product_id: `S15-${first + index}`, colour_name: `Colour ${first + index}` }),
  );
}
