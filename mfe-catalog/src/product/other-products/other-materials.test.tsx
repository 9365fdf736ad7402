// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  boardsByColour,
  getProduct,
  getProductForms,
  searchProducts,
} from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { aBoard, heading, openProduct, section } from '../../testing/open-product.tsx';
import { shopApi } from '../../testing/shop-api.ts';

const matt = aProduct({
  product_id: 'MA-TEAK',
  category: 'MATT Acrylic',
  info: 'Super matt acrylic sheet, 1.5 mm thick',
  selling_price: 4390,
});
const mattBoard = aBoard('Ply Wood', {
  product_id: 'M18-PLY',
  category: '18mm MATT Acrylic Board',
  info: 'Super matt',
});

const IVORY = aProduct({ product_id: 'S15-IVORY', colour_name: 'Udaipur Ivory', type: 'Solid' });
const ROOM = {
  image_link: '/images/S15-TEAK/with/S15-IVORY/0123456789/kitchen-1600.webp',
  quality: 'high' as const,
  image_type: 'render' as const,
};

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const rows = async (title: string) =>
  within(await screen.findByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const links = async () => {
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return (await section(productMessages.otherMaterials)).getAllByRole('link');
};

describe('the other forms of a decor', () => {
  beforeEach(() => {
    api.respond(getProductForms, () => ({
      forms: [mattBoard, matt, aBoard('HDF', { selling_price: 9000 }), aProduct()],
      goesWith: [{ ...IVORY, because: 'A plain colour for this wood.', together: ROOM }],
    }));
  });

  it('PROD-13 are sheets and boards with thickness, finish, core and price, the shown one marked', async () => {
    openProduct();
    expect(await rows(productMessages.formsOf.Sheet)).toEqual([
      '1.5mm Acrylic1.5 mm · GlossPrice ₹4,190.00Shown on this page',
      'MATT Acrylic1.5 mm · MattPrice ₹4,390.00',
    ]);
    expect(await rows(productMessages.formsOf.Board)).toEqual([
      '19mm Acrylic Board19 mm · Gloss · HDF corePrice ₹9,000.00',
      '18mm MATT Acrylic Board18 mm · Matt · Plywood corePrice ₹4,190.00',
    ]);
    expect(api.callsOf(getProductForms)[0]?.query).toEqual({ id: 'S15-TEAK', material: 'Sheet' });
    expect(api.callsOf(boardsByColour)).toEqual([]);
  });

  it('PROD-22 are each one click away, and shown at once from the data of the list', async () => {
    const { address } = openProduct();
    const row = await screen.findByRole('link', { name: /^MATT Acrylic/ });
    api.respond(getProduct, () => new Promise(() => undefined));
    await userEvent.click(row);
    await waitFor(() =>
      expect(address()).toBe('/shop/MATT%20Acrylic/Wood%20Grain/Brown/MA-TEAK?material=Sheet'),
    );
    expect(screen.getByRole('button', { name: 'Add MA-TEAK, Sheet, 4390' })).toBeVisible();
  });

  it('PROD-23 are followed by links to the decors that go with it', async () => {
    openProduct();
    const companions = within(await screen.findByRole('list', { name: productMessages.goesWith }));
    expect(companions.getByRole('link', { name: /^Udaipur Ivory/ })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Solid/Brown/S15-IVORY?material=Sheet',
    );
  });

  it('MATCH-1 PROD-23 say why each decor goes with it, and lead to both in a room', async () => {
    openProduct();
    expect(await screen.findByText('A plain colour for this wood.')).toBeVisible();
    expect(screen.getByRole('link', { name: productMessages.seeTogether })).toHaveAttribute(
      'href',
      '/match?product=S15-TEAK',
    );
  });

  it('PROD-23 lead to no room where the provider shows no two decors in one', async () => {
    api.respond(getProductForms, () => ({ forms: [aProduct()], goesWith: [IVORY] }));
    openProduct();
    await screen.findByRole('list', { name: productMessages.goesWith });
    expect(screen.queryByRole('link', { name: productMessages.seeTogether })).not.toBeInTheDocument();
  });

  it('PROD-23 are absent where the decor has no other form and no companion', async () => {
    api.respond(getProductForms, () => ({ forms: [aProduct()], goesWith: [] }));
    openProduct();
    await section(productMessages.related);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: productMessages.otherMaterials })).toBeNull(),
    );
  });

  it('PROD-14 say when they cannot be loaded', async () => {
    api.respond(getProductForms, () => errorResponse(500));
    openProduct();
    expect(await screen.findByText(getProductForms.failureMessage)).toBeVisible();
  });
});

describe('where a provider cannot list the forms', () => {
  it('PROD-13 a sheet leads to the boards of its colour', async () => {
    api.respond(boardsByColour, () => [aBoard('HDF'), aBoard('Ply Wood')]);
    openProduct();
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual([
      '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-HDF?material=HDF',
      '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-Ply%20Wood?material=Ply+Wood',
    ]);
  });

  it('PROD-13 a board leads to boards of other materials, and the sheets of its colour, thin ones first', async () => {
    api.respond(getProduct, () => aBoard('HDF'));
    api.respond(boardsByColour, () => [aBoard('HDF'), aBoard('WPC')]);
    api.respond(searchProducts, () => ({
      products: [
        aProduct({ product_id: 'S2-TEAK', category: '2mm Acrylic' }),
        aProduct(),
        aProduct({ product_id: 'NEAR', code: '#9c6b3e' }),
        aBoard('WPC'),
      ],
      totalItems: 4,
      totalPages: 1,
    }));
    openProduct();
    expect((await links()).map((link) => link.textContent)).toEqual([
      expect.stringContaining('1.5mm Acrylic'),
      expect.stringContaining('2mm Acrylic'),
      expect.stringContaining('WPC'),
    ]);
  });

  it('PROD-14 says when they cannot be loaded', async () => {
    api.respond(boardsByColour, () => errorResponse(500));
    openProduct();
    expect(await screen.findByText(boardsByColour.failureMessage)).toBeVisible();
  });

  it.each([
    ['there are none', aProduct()],
    ['the product has no colour code to ask by', aProduct({ code: '' })],
  ])('nothing is shown where %s', async (_, shown) => {
    api.respond(getProduct, () => shown);
    openProduct();
    await heading();
    await section(productMessages.related);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: productMessages.otherMaterials })).toBeNull(),
    );
  });
});
