import type { input } from 'zod/mini';
import type { Product } from '../product/product.ts';

/** A product as a provider may send it: with numbers as text, and without what it does not know. */
type SentProduct = input<typeof Product>;

/** A sheet without pictures, with the overrides of a test. */
export function aProduct(overrides?: Partial<Product>): Product;
export function aProduct(overrides: Partial<SentProduct>): SentProduct;
export function aProduct(overrides: Partial<SentProduct> = {}): SentProduct {
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
    finish: '',
    description: 'Golden-brown teak.',
    common_desc: '<p>The grain runs along the sheet.</p>',
    actual_price: 4_850,
    selling_price: 4_190,
    pictures: [],
    ...overrides,
  };
}
