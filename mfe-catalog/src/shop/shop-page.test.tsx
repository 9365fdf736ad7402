import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import type { MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { shopApi } from '../testing/shop-api.ts';
import { openShop, results, untilReady } from '../testing/shop-screen.tsx';
import { productListQuery } from './product-list-query.ts';
import shop from './shop-page.tsx';
import { parseShopSearch } from './shop-search.ts';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the shop page', () => {
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
    ])('leads from %s to %s', (at, to) => {
      const { pathname, searchParams } = new URL(at, 'https://shop.example');
      const params = { class: pathname.split('/')[2] };
      expect(shop.redirect({ pathname, params, search: searchParams })).toBe(to);
    });

    it('says of an unknown class that there is no such page', () => {
      openShop('/shop/Chair');
      expect(screen.getByRole('heading', { name: messages.noSuchClass })).toBeVisible();
      expect(screen.getByRole('link', { name: messages.toHome })).toHaveAttribute('href', '/');
    });

    it('asks for the products of class, material, filters, sort and page', async () => {
      openShop(
        '/shop/Board?material=Ply+Wood&category=a&type=b&shade=c&application=d&sort=price_desc&page=2',
      );
      await results().findByRole('link', { name: 'Colour 17' });
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

    it('asks for a search with its term and sort', async () => {
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
      ['/shop/Sheet', messages.classTitles.Sheet],
      ['/shop/Sheet?category=Fluted+Panel', 'Fluted Panel Products'],
      ['/shop/Sheet?category=Fluted+Panel&category=1.5mm+Acrylic', messages.classTitles.Sheet],
      ['/shop/Sheet?search=teak', messages.searchResults],
    ])('is called at %s: %s', async (at, title) => {
      openShop(at);
      await untilReady();
      expect(heading()).toBe(title);
    });

    it('goes to the last page where there is no such page', async () => {
      const { address } = openShop('/shop/Sheet?page=9');
      await results().findByRole('link', { name: 'Colour 33' });
      expect(address()).toBe('/shop/Sheet?page=3');
    });
  });

  describe('class and sort', () => {
    it('leads to the other class with nothing chosen', async () => {
      const { address } = openShop('/shop/Sheet?shade=Blue&page=2');
      await userEvent.click(screen.getByRole('link', { name: messages.classes.Board }));
      expect(address()).toBe('/shop/Board?material=HDF');
      expect(screen.getByRole('link', { name: messages.classes.Board })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(screen.getByRole('link', { name: messages.classes.Sheet })).not.toHaveAttribute('aria-current');
    });

    it('sorts from the first page on', async () => {
      const { address } = openShop('/shop/Sheet?shade=Blue&page=2');
      const sort = screen.getByRole('combobox', { name: messages.sortBy });
      await userEvent.selectOptions(sort, messages.sorts.price_desc);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&sort=price_desc'));
      await userEvent.selectOptions(sort, messages.sort);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue'));
    });
  });
});

describe('the head of the shop page', () => {
  const queries = new QueryClient();
  const head = (className: string | undefined, query = '') =>
    shop.head({ pathname: '', params: { class: className }, search: new URLSearchParams(query) }, queries);

  it('shows links the room of the first product of the list', () => {
    const room = { image_link: '/images/A/1/kitchen-1600.webp', image_type: 'render', quality: 'high' };
    const list = productListQuery(parseShopSearch('Sheet', new URLSearchParams('shade=Blue')));
    queries.setQueryData(list.queryKey, { products: [{ pictures: [room] }] } as never);
    expect(head('Sheet', 'shade=Blue').picture).toBe('/images/A/1/kitchen-1600.webp');
    expect(head('Sheet', 'shade=Red').picture).toBeUndefined();
  });

  it('names one address for equal filters', () => {
    expect(head('sheet', 'shade=Brown&shade=Blue&page=x')).toMatchObject({
      title: messages.classTitles.Sheet,
      canonical: '/shop/Sheet?shade=Blue&shade=Brown',
      noIndex: false,
    });
  });

  it('says the way to the list to search engines', () => {
    expect(head('Board', 'material=WPC').jsonLd).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: messages.home, item: '/' },
          { '@type': 'ListItem', position: 2, name: messages.shop, item: '/shop' },
          { '@type': 'ListItem', position: 3, name: messages.classCrumbs.Board, item: undefined },
        ],
      },
    ]);
  });

  it.each([
    ['Chair', ''],
    ['Sheet', 'search=teak'],
  ])('keeps %s?%s out of indexes', (className, query) => {
    expect(head(className, query).noIndex).toBe(true);
  });
});
