import { act } from '@testing-library/react';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { exampleProducts } from '../testing/example-products.ts';
import { shopApi } from '../testing/shop-api.ts';
import { openShop, results, untilReady } from '../testing/shop-screen.tsx';

const names = () =>
  results()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the product grid', () => {
  it('has one card of a product that is named twice, and none of it in the next list', async () => {
    const api = shopApi();
    const answer = (...products: ReturnType<typeof exampleProducts>) =>
      api.answer(filterProducts, () => ({ products, totalItems: products.length, totalPages: 1 }));
    answer(...exampleProducts(2), ...exampleProducts(1));
    const { queries } = openShop('/shop/Sheet');
    await untilReady();
    expect(names()).toEqual(['Colour 1', 'Colour 2']);
    answer(...exampleProducts(2, 2));
    await act(() => queries.refetchQueries());
    await results().findByRole('link', { name: 'Colour 3' });
    expect(names()).toEqual(['Colour 2', 'Colour 3']);
  });
});
