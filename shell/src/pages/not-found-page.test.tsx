import { screen } from '@testing-library/react';
import { filterProducts } from 'shared-contracts/product/endpoints';
import type { ProductStripProps } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP, mockApi, stubViewport } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import notFound, { notFoundMessages } from './not-found-page.tsx';

describe('the 404 page', () => {
  it('leads home', () => {
    mockApi();
    renderWithDeadRemotes(<notFound.Page />, [], { at: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFoundMessages.notFound);
    for (const name of [notFoundMessages.goHome, EXAMPLE_SHOP.shopName])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  });

  it('SITE-43 has a search, also without remotes', () => {
    mockApi();
    renderWithDeadRemotes(<notFound.Page />, [], { at: '/nowhere' });
    const field = screen.getByRole('textbox', { name: messages.searchProducts });
    expect(field.closest('form')).toHaveAttribute('action', '/shop/Sheet');
  });

  it('SITE-43 shows products from the range', async () => {
    stubViewport(true);
    mockApi().respond(filterProducts, () => ({
      products: [{ product_id: 'S15-TEAK', material: 'Sheet' }],
      totalItems: 1,
      totalPages: 1,
    }));
    const Strip = ({ title, product }: ProductStripProps) => <p>{`${title}: ${product.product_id}`}</p>;
    renderInShop(<notFound.Page />, { at: '/nowhere', modules: { 'catalog/product-strip': Strip } });
    expect(await screen.findByText(`${notFoundMessages.fromTheRange}: S15-TEAK`)).toBeVisible();
  });

  it('is kept out of search engines', () => {
    expect(notFound.head()).toMatchObject({ noIndex: true });
  });
});
