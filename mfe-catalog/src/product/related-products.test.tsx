// @module-tag all
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { filterProducts, getProduct, getRelatedProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { relatedProductsQuery } from '../product-strip/related-strip.tsx';
import { facetOptionsQuery } from '../shop-address/facet-queries.ts';
import { wholeClass } from '../shop-address/shop-search.ts';
import { heading, openProduct, section } from '../testing/open-product.tsx';
import { numberedProducts, shopApi } from '../testing/shop-api.ts';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('RelatedProducts', () => {
  it('PROD-21 are those that the provider finds most similar, in its order', async () => {
    api.respond(getRelatedProducts, () => [...numberedProducts(2, 8), aProduct(), ...numberedProducts(1)]);
    openProduct();
    await screen.findByRole('link', { name: /^Colour 8,/ });
    const related = await section(productMessages.related);
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Colour 8',
      'Colour 9',
      'Colour 1',
    ]);
    expect(api.callsOf(getRelatedProducts)[0]?.query).toEqual({ id: 'S15-TEAK', material: 'Sheet' });
    expect(api.callsOf(filterProducts)).toEqual([]);
  });

  it('PROD-16 are at most 11, without the product itself', async () => {
    api.respond(filterProducts, ({ query }) => ({
      products: [aProduct(), ...numberedProducts(Number(query['limit']) - 1)],
      totalItems: 40,
      totalPages: 4,
    }));
    openProduct();
    expect(await screen.findByRole('link', { name: /^Colour 1,/ })).toBeVisible();
    const related = await section(productMessages.related);
    expect(related.getAllByRole('article')).toHaveLength(10);
    expect(related.queryByRole('link', { name: /^Malabar Teak,/ })).toBeNull();
    expect(api.callsOf(filterProducts).at(-1)?.query['limit']).toBe(11);
  });

  it.each([
    ['of the same shade where a provider cannot compare products', 'Brown', ['Brown']],
    ['of any shade where a product has none', '', []],
  ])('PROD-21 are %s', async (_, shade, asked) => {
    api.respond(getProduct, () => aProduct({ shade }));
    openProduct();
    await screen.findByRole('link', { name: /^Colour 1,/ });
    expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({
      filters: { productClass: 'Sheet', material: 'Sheet', shade: asked },
    });
  });

  it('SHOP-35 are requested with all options that are loaded, where a provider cannot compare products', async () => {
    const queries = new QueryClient();
    await queries.fetchQuery(facetOptionsQuery('category', wholeClass('Sheet')));
    await queries.fetchQuery(relatedProductsQuery(aProduct({ shade: 'Brown' })));
    expect(api.callsOf(filterProducts).at(-1)?.body['filters']).toEqual({
      productClass: 'Sheet',
      material: 'Sheet',
      category: ['1.5mm Acrylic', 'Fluted Panel'],
      type: ['Solid', 'Wood Grain'],
      shade: ['Brown'],
      application: [],
    });
  });

  it.each([
    ['are refused', () => errorResponse(500)],
    ['get no response', () => networkError()],
    ['are rubbish', () => ({ products: 'none' }) as never],
    ['are none', () => ({ products: [aProduct()], totalItems: 1, totalPages: 1 })],
  ])('PROD-17 are silently absent when they %s', async (_, response) => {
    api.respond(filterProducts, response);
    openProduct();
    await heading();
    await waitFor(() => expect(screen.queryByRole('region', { name: productMessages.related })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
