import { screen, waitFor } from '@testing-library/react';
import { filterProducts, getRelatedProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { numberedProducts, shopApi } from '../testing/shop-api.ts';
import ProductStrip from './product-strip.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const setUp = () =>
  renderWithShell(
    <ProductStrip title="More like Teak" product={{ product_id: 'S15-TEAK', material: 'Sheet' }} />,
  );
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the product strip', () => {
  it('CART-31 shows the products most similar to a product, without itself', async () => {
    api.respond(getRelatedProducts, () => [...numberedProducts(2), aProduct()]);
    setUp();
    await screen.findByRole('link', { name: /^Colour 1,/ });
    expect(screen.getByRole('region', { name: 'More like Teak' })).toBeVisible();
    expect(names()).toEqual(['Colour 1', 'Colour 2']);
    expect(api.callsOf(getRelatedProducts)[0]?.query).toEqual({ id: 'S15-TEAK', material: 'Sheet' });
  });

  it('CART-31 shows products of the same material where a provider cannot compare them', async () => {
    setUp();
    await screen.findByRole('link', { name: /^Colour 1,/ });
    expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({
      filters: { productClass: 'Sheet', material: 'Sheet', shade: [] },
    });
  });

  it('CART-31 is silently absent when the products cannot be loaded', async () => {
    api.respond(getRelatedProducts, () => errorResponse(500));
    setUp();
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
