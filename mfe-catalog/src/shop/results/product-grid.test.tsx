import { act, within } from '@testing-library/react';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { numberedProducts, shopApi } from '../../testing/shop-api.ts';
import { openShop, results, untilReady } from '../../testing/shop-screen.tsx';

const names = () =>
  results()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the product grid', () => {
  it('has one card for a product that is listed twice, and leaves no card of it in the next list', async () => {
    const api = shopApi();
    const answer = (...products: ReturnType<typeof numberedProducts>) =>
      api.respond(filterProducts, () => ({ products, totalItems: products.length, totalPages: 1 }));
    answer(...numberedProducts(2), ...numberedProducts(1));
    const { queries } = openShop('/shop/Sheet');
    await untilReady();
    expect(names()).toEqual(['Colour 1', 'Colour 2']);
    answer(...numberedProducts(2, 2));
    await act(() => queries.refetchQueries());
    await results().findByRole('link', { name: /^Colour 3,/ });
    expect(names()).toEqual(['Colour 2', 'Colour 3']);
  });

  it('replaces the card of a product that moves, and keeps the card of a product that stays', async () => {
    const api = shopApi();
    const products = numberedProducts(3);
    api.respond(filterProducts, () => ({ products, totalItems: 3, totalPages: 1 }));
    const { queries } = openShop('/shop/Sheet');
    await untilReady();
    const [staying, , sliding] = results().getAllByRole('article');
    products.splice(1, 1);
    await act(() => queries.refetchQueries());
    await vi.waitFor(() => expect(names()).toEqual(['Colour 1', 'Colour 3']));
    expect(staying).toBeInTheDocument();
    expect(sliding).not.toBeInTheDocument();
  });

  it('SHOP-44 distinguishes boards of one name by their material', async () => {
    const board = (material: string) =>
      aProduct({ class: 'Board', material, category: '18mm MATT Acrylic Board' });
    const products = ['Ply Wood', 'WPC'].map(board);
    shopApi().respond(searchProducts, () => ({ products, totalItems: 2, totalPages: 1 }));
    openShop('/shop/Sheet?search=teak');
    await results().findAllByRole('link', { name: /^Malabar Teak,/ });
    const [plywood, wpc] = results()
      .getAllByRole('article')
      .map((card) => within(card));
    expect(plywood?.getByRole('link')).toHaveAccessibleName(
      'Malabar Teak, 18mm MATT Acrylic Board, Plywood board',
    );
    expect(plywood?.getByText('Plywood')).toBeVisible();
    expect(wpc?.getByText('WPC')).toBeVisible();
  });

  it('shows no material for sheets, which all have one', async () => {
    shopApi();
    openShop('/shop/Sheet');
    await untilReady();
    expect(results().queryByText('Sheet')).toBeNull();
  });
});
