import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { facetOptionsQuery } from '../shop-address/facet-queries.ts';
import { productListQuery } from '../shop-address/product-list-queries.ts';
import { shopMessages } from '../shop-address/shop-messages.ts';
import { parseShopSearch, wholeClass } from '../shop-address/shop-search.ts';
import shop from './shop-page.tsx';

describe('the head of the shop page', () => {
  const queries = new QueryClient();
  const head = (className: string | undefined, query = '') =>
    shop.head({ pathname: '', params: { class: className }, search: new URLSearchParams(query) }, queries);

  it('gives link previews the room picture of the first product', () => {
    const room = { image_link: '/images/A/1/kitchen-1600.webp', image_type: 'render', quality: 'high' };
    const list = productListQuery(parseShopSearch('Sheet', new URLSearchParams('shade=Blue')));
    queries.setQueryData(list.queryKey, { products: [{ pictures: [room] }] } as never);
    expect(head('Sheet', 'shade=Blue').picture).toBe('/images/A/1/kitchen-1600.webp');
    expect(head('Sheet', 'shade=Red').picture).toBeUndefined();
  });

  it('has one canonical address for equal filters', () => {
    expect(head('sheet', 'shade=Brown&shade=Blue&page=x')).toMatchObject({
      title: shopMessages.classTitles.Sheet,
      canonical: '/shop/Sheet?shade=Blue&shade=Brown',
      noIndex: false,
    });
  });

  it('spells it as the filters do', () => {
    const { queryKey } = facetOptionsQuery('category', wholeClass('Board'));
    queries.setQueryData(queryKey, { categories: [{ name: '19mm Board' }], types: [{ name: 'Solid' }] });
    queries.setQueryData(facetOptionsQuery('shade', wholeClass('Board')).queryKey, [{ name: 'Blue' }]);
    const query = 'material=WPC&category=19MM+board&type=SOLID&shade=blue&shade=nope';
    expect(head('Board', query).canonical).toBe(
      '/shop/Board?material=WPC&category=19mm+Board&type=Solid&shade=Blue&shade=nope',
    );
  });

  it('has the breadcrumbs as JSON-LD', () => {
    expect(head('Board', 'material=WPC').jsonLd).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: messages.home, item: '/' },
          { '@type': 'ListItem', position: 2, name: messages.shop, item: '/shop/Sheet' },
          { '@type': 'ListItem', position: 3, name: shopMessages.classCrumbs.Board, item: undefined },
        ],
      },
    ]);
  });

  it('keeps an empty list out of indexes', () => {
    const list = productListQuery(parseShopSearch('Sheet', new URLSearchParams('category=nope')));
    queries.setQueryData(list.queryKey, { products: [], totalItems: 0, totalPages: 0 });
    expect(head('Sheet', 'category=nope').noIndex).toBe(true);
  });

  it.each([
    ['Chair', ''],
    ['Sheet', 'search=teak'],
    ['Sheet', 'price_max=4000'],
  ])('SHOP-33 keeps %s?%s out of indexes', (className, query) => {
    expect(head(className, query).noIndex).toBe(true);
  });
});
