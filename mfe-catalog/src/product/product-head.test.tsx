import { screen } from '@testing-library/react';
import { getProduct } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { heading, openProduct } from '../testing/open-product.tsx';
import { TEAK } from '../testing/product-scenes.tsx';
import { shopApi } from '../testing/shop-api.ts';
import product from './product-page.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('the head of the product page', () => {
  const at = (query: string) => ({
    pathname: '',
    params: { category: '1.5MM ACRYLIC', type: 'old', shade: 'wrong', productId: 'S15-TEAK' },
    search: new URLSearchParams(query),
  });

  it('comes from the product, whatever the path says', async () => {
    const { queries } = openProduct();
    await heading();
    expect(product.head(at('material=Sheet'), queries)).toMatchObject({
      title: 'Malabar Teak 1.5mm Acrylic Sheet',
      description: 'Golden-brown teak.',
      canonical: TEAK,
      kind: 'product',
    });
  });

  it('has JSON-LD for the product and its breadcrumbs', async () => {
    const { queries } = openProduct();
    await heading();
    const { jsonLd } = product.head(at('material=Sheet'), queries);
    expect(jsonLd).toMatchObject([
      { '@type': 'Product', sku: 'S15-TEAK', offers: { price: '4190.00' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: '1.5mm Acrylic', item: '/shop/Sheet?category=1.5mm+Acrylic' },
          { position: 2, name: 'Malabar Teak' },
        ],
      },
    ]);
  });

  it('has a general title before the product is loaded', () => {
    const { queries } = openProduct();
    expect(product.head(at('material=Sheet'), queries)).toEqual({
      title: productMessages.product,
      noIndex: false,
    });
    expect(product.head(at(''), queries)).toEqual({ title: productMessages.product, noIndex: true });
  });

  it.each([
    { response: () => errorResponse(404), noIndex: true },
    { response: () => errorResponse(400), noIndex: true },
    { response: () => null as never, noIndex: true },
    { response: () => errorResponse(500), noIndex: false },
    { response: () => '{"product_id":"S15-TE' as never, noIndex: false },
  ])('keeps a missing product out of search indexes (%#)', async ({ response, noIndex }) => {
    api.respond(getProduct, response);
    const { queries } = openProduct();
    await screen.findByRole('alert');
    expect(product.head(at('material=Sheet'), queries).noIndex).toBe(noIndex);
  });
});

describe('the prefetch of the product page', () => {
  it('makes the same requests as the page, so that none is repeated', async () => {
    const { queries } = openProduct();
    await heading();
    await screen.findByRole('radiogroup', { name: productMessages.colours });
    const location = {
      pathname: '',
      params: { category: '1.5mm Acrylic', type: 'Wood Grain', shade: 'Brown', productId: 'S15-TEAK' },
      search: new URLSearchParams('material=Sheet'),
    };
    const asked = product.prefetch(location);
    expect(asked).toHaveLength(4);
    for (const { queryKey } of asked) expect(queries.getQueryData(queryKey)).toBeDefined();
  });

  it('makes no request where the address names no product', () => {
    expect(product.prefetch({ pathname: '', params: {}, search: new URLSearchParams() })).toEqual([]);
  });
});
