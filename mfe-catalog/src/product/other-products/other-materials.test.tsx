import { screen, waitFor } from '@testing-library/react';
import { boardsByColour, getProduct, searchProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { exampleProduct } from '../../testing/example-products.ts';
import { exampleBoard, openProduct, section } from '../../testing/open-product.tsx';
import { shopApi } from '../../testing/shop-api.ts';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const links = async () => {
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return (await section(messages.otherMaterials)).getAllByRole('link');
};

describe('OtherMaterials', () => {
  it('of a sheet: the boards of its colour', async () => {
    api.respond(boardsByColour, () => [exampleBoard('HDF'), exampleBoard('Ply Wood')]);
    openProduct();
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
      '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-HDF?material=HDF',
      '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-Ply%20Wood?material=Ply+Wood',
    ]);
  });

  it('of a board: boards of other materials, and the sheets of its colour, thin ones first', async () => {
    api.respond(getProduct, () => exampleBoard('HDF'));
    api.respond(boardsByColour, () => [exampleBoard('HDF'), exampleBoard('WPC')]);
    api.respond(searchProducts, () => ({
      products: [
        exampleProduct({ product_id: 'S2-TEAK', category: '2mm Acrylic' }),
        exampleProduct(),
        exampleProduct({ product_id: 'NEAR', code: '#9c6b3e' }),
        exampleBoard('WPC'),
      ],
      totalItems: 4,
      totalPages: 1,
    }));
    openProduct();
    expect((await links()).map((link) => link.textContent)).toEqual([
      expect.stringContaining('WPC'),
      expect.stringContaining('1.5mm Acrylic'),
      expect.stringContaining('2mm Acrylic'),
    ]);
  });

  it('says when they cannot be loaded', async () => {
    api.respond(boardsByColour, () => errorResponse(500));
    openProduct();
    expect(await screen.findByText(boardsByColour.failureMessage)).toBeVisible();
  });

  it.each([
    ['there are none', exampleProduct()],
    ['the product has no colour code to ask by', exampleProduct({ code: '' })],
  ])('is absent where %s', async (_, shown) => {
    api.respond(getProduct, () => shown);
    openProduct();
    await section(messages.related);
    await waitFor(() => expect(screen.queryByRole('region', { name: messages.otherMaterials })).toBeNull());
  });
});
