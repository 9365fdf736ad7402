// @module-tag all
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import { type MockApi, renderWithShell, stubViewport } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { shopMessages } from '../shop-address/shop-messages.ts';
import { shopApi } from '../testing/shop-api.ts';
import { openShop, results, untilReady } from '../testing/shop-screen.tsx';
import shop from './shop-page.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the shop page', () => {
  it('SHOP-98 ends with the tools before an order', () => {
    stubViewport(true);
    renderWithShell(<shop.Page />, { modules: { 'inspiration/planning-tools': () => <p>the tools</p> } });
    expect(screen.getByText('the tools')).toBeVisible();
  });

  describe('reads its address', () => {
    it.each([
      ['/shop', '/shop/Sheet'],
      ['/shop?shade=Blue', '/shop/Sheet?shade=Blue'],
      ['/shop/Board', '/shop/Board?material=HDF'],
      ['/shop/Board?material=Granite&shade=Blue', '/shop/Board?material=HDF&shade=Blue'],
      ['/shop/Sheet?shade=Blue', undefined],
      ['/shop/Board?material=WPC', undefined],
      ['/shop/Sheet?shade=Brown&shade=Blue&sort=&page=1', '/shop/Sheet?shade=Blue&shade=Brown'],
      ['/shop/Chair', undefined],
    ])('SHOP-1 SHOP-3 leads from %s to %s', (at, to) => {
      const { pathname, searchParams } = new URL(at, 'https://shop.example');
      const params = { class: pathname.split('/')[2] };
      expect(shop.redirect({ pathname, params, search: searchParams })).toBe(to);
    });

    it('SHOP-1 says that the page of an unknown class does not exist', () => {
      openShop('/shop/Chair');
      expect(screen.getByRole('heading', { name: shopMessages.unknownClass })).toBeVisible();
      expect(screen.getByRole('link', { name: shopMessages.toHome })).toHaveAttribute('href', '/');
    });

    it('SHOP-20 requests the products of class, material, filters, sort and page', async () => {
      openShop(
        '/shop/Board?material=Ply+Wood&category=a&type=b&shade=c&application=d&sort=price_desc&page=2',
      );
      await results().findByRole('link', { name: /^Colour 17,/ });
      expect(api.callsOf(filterProducts).at(-1)).toMatchObject({
        query: { page: 2, limit: 16, sortBy: 'price', order: 'desc' },
        body: {
          filters: {
            productClass: 'Board',
            material: 'Ply Wood',
            category: ['a'],
            type: ['b'],
            shade: ['c'],
            application: ['d'],
          },
        },
      });
    });

    it('requests a search with its term and sort', async () => {
      openShop('/shop/Sheet?search=teak&sort=price_asc');
      await untilReady();
      expect(api.callsOf(searchProducts).at(-1)?.query).toMatchObject({
        id: 'teak',
        page: 1,
        limit: 16,
        sort: 'price_asc',
      });
      expect(api.callsOf(filterProducts)).toEqual([]);
    });

    it.each([
      ['/shop/Sheet', shopMessages.classTitles.Sheet],
      ['/shop/Sheet?category=Fluted+Panel', 'Fluted Panel Products'],
      ['/shop/Sheet?category=Fluted+Panel&category=1.5mm+Acrylic', shopMessages.classTitles.Sheet],
      ['/shop/Sheet?search=teak', shopMessages.searchResultsFor('teak')],
    ])('SHOP-17 SHOP-43 is called at %s: %s', async (at, title) => {
      openShop(at);
      await untilReady();
      expect(heading()).toBe(title);
    });

    it('goes to the last page from a page past the end', async () => {
      const { address } = openShop('/shop/Sheet?page=9');
      await results().findByRole('link', { name: /^Colour 33,/ });
      expect(address()).toBe('/shop/Sheet?page=3');
    });

    it('stays on page 1 of an empty list', async () => {
      api.respond(filterProducts, () => ({ products: [], totalItems: 0, totalPages: 0 }));
      const { address } = openShop('/shop/Sheet?category=nope&page=4');
      await screen.findByRole('heading', { name: shopMessages.noProductsFound });
      expect(address()).toBe('/shop/Sheet?category=nope');
    });
  });

  it('SHOP-45 has a link past the filters to the products', async () => {
    openShop('/shop/Sheet');
    await untilReady();
    const skip = screen.getByRole('link', { name: shopMessages.skipToProducts });
    const filters = screen.getByRole('complementary', { name: shopMessages.filters });
    expect(skip.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(skip);
    expect(document.activeElement).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(/^Colour 1,/);
  });

  describe('class and sort', () => {
    it('SHOP-4 SHOP-11 leads to the other class with nothing chosen', async () => {
      const { address } = openShop('/shop/Sheet?shade=Blue&page=2');
      await userEvent.click(screen.getByRole('link', { name: messages.classes.Board }));
      await waitFor(() => expect(address()).toBe('/shop/Board?material=HDF'));
      expect(screen.getByRole('link', { name: messages.classes.Board })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(screen.getByRole('link', { name: messages.classes.Sheet })).not.toHaveAttribute('aria-current');
    });

    it('SHOP-10 sorts from the first page on', async () => {
      const { address } = openShop('/shop/Sheet?shade=Blue&page=2');
      const sort = screen.getByRole('combobox', { name: shopMessages.sortBy });
      await userEvent.selectOptions(sort, shopMessages.sorts.price_desc);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&sort=price_desc'));
      await userEvent.selectOptions(sort, shopMessages.sort);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue'));
    });
  });
});
