import type { Picture, Product } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { productJsonLd } from './product-head.ts';

const ADDRESS = '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet';

const jsonLdOf = (changes: Partial<Product> = {}) => productJsonLd(aProduct(changes));

describe('productJsonLd', () => {
  it('names the product, its properties and its offer', () => {
    const pictures: Picture[] = [
      { image_link: '/images/S15-TEAK/sample-1600.webp', quality: 'high', image_type: 'color' },
    ];
    expect(jsonLdOf({ pictures })).toEqual({
      '@type': 'Product',
      name: 'Malabar Teak 1.5mm Acrylic Sheet',
      description: 'Golden-brown teak.',
      sku: 'S15-TEAK',
      color: 'Malabar Teak',
      material: 'Sheet',
      category: '1.5mm Acrylic',
      image: ['/images/S15-TEAK/sample-1600.webp'],
      url: ADDRESS,
      offers: {
        '@type': 'Offer',
        price: '4190.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: ADDRESS,
      },
    });
  });

  it.each([
    [4190.5, '4190.50'],
    [124500, '124500.00'],
  ])('writes %s rupees as %s', (selling_price, price) => {
    expect(jsonLdOf({ selling_price })).toMatchObject({ offers: { price } });
  });

  it('has no offer without a price', () => {
    expect(jsonLdOf({ selling_price: null })['offers']).toBeUndefined();
  });

  it('leaves out unknown properties', () => {
    const unknown = { title: '', description: '', colour_name: '', material: '', category: '' };
    expect(JSON.parse(JSON.stringify(jsonLdOf({ ...unknown, selling_price: null })))).toEqual({
      '@type': 'Product',
      name: 'S15-TEAK',
      sku: 'S15-TEAK',
      image: [],
      url: '/shop/-/Wood%20Grain/Brown/S15-TEAK',
    });
  });
});
