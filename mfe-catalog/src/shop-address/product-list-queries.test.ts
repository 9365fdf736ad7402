import { QueryClient } from '@tanstack/react-query';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import type { PageQuery } from 'shared-contracts/remotes';
import type { MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import shop from '../shop/shop-page.tsx';
import { shopApi } from '../testing/shop-api.ts';
import { facetOptionsQuery } from './facet-queries.ts';
import { productListQuery } from './product-list-queries.ts';
import { toggleFacet, wholeClass } from './shop-search.ts';

const SHEETS = wholeClass('Sheet');
const ALL_OPTIONS = {
  category: ['1.5mm Acrylic', 'Fluted Panel'],
  type: ['Solid', 'Wood Grain'],
  shade: ['Brown', 'Blue'],
  application: ['Kitchen', 'Wardrobe'],
};

let api: MockApi;
let queries: QueryClient;
beforeEach(() => {
  api = shopApi();
  queries = new QueryClient();
});

const loadOptions = () =>
  Promise.all(
    (['category', 'type', 'shade', 'application'] as const).map((facet) =>
      queries.fetchQuery(facetOptionsQuery(facet, SHEETS)),
    ),
  );
const sentFilters = () => api.callsOf(filterProducts).at(-1)?.body['filters'];

describe('the list of products by filters', () => {
  it('SHOP-35 is requested with all options of each list without a choice', async () => {
    await loadOptions();
    await queries.fetchQuery(productListQuery(SHEETS));
    expect(sentFilters()).toEqual({ productClass: 'Sheet', material: 'Sheet', ...ALL_OPTIONS });
  });

  it('is requested with what is chosen of the other lists', async () => {
    await loadOptions();
    await queries.fetchQuery(productListQuery(toggleFacet(SHEETS, 'shade', 'Blue')));
    expect(sentFilters()).toMatchObject({ ...ALL_OPTIONS, shade: ['Blue'] });
  });

  it('SHOP-35 waits for no options: it is requested with empty lists while they are not known', async () => {
    await queries.fetchQuery(productListQuery(SHEETS));
    expect(sentFilters()).toMatchObject({ category: [], type: [], shade: [], application: [] });
  });

  it('SHOP-35 is not requested again when options arrive', async () => {
    const before = productListQuery(SHEETS);
    await queries.fetchQuery(before);
    await loadOptions();
    expect(productListQuery(SHEETS).queryKey).toEqual(before.queryKey);
    await queries.fetchQuery({ ...productListQuery(SHEETS), staleTime: 60_000 });
    expect(api.callsOf(filterProducts)).toHaveLength(1);
  });

  it('is requested with the additions only where they are chosen', async () => {
    const matt = { ...toggleFacet(SHEETS, 'finish', 'Matt'), price_max: 4000 };
    await queries.fetchQuery(productListQuery(SHEETS));
    for (const addition of ['finish', 'price_min', 'price_max']) {
      expect(sentFilters()).not.toHaveProperty(addition);
    }
    await queries.fetchQuery(productListQuery(matt));
    expect(sentFilters()).toMatchObject({ finish: ['Matt'], price_max: 4000 });
  });
});

describe('the data of a filtered page', () => {
  it('SHOP-48 requests the counts of the whole class once for several filters', async () => {
    api.respond(getFacets, () => ({ finish: [] }));
    const prefetch = (search: string): PageQuery[] =>
      shop.prefetch({ pathname: '', params: { class: 'Sheet' }, search: new URLSearchParams(search) });
    for (const search of ['shade=Blue', 'shade=Brown']) {
      for (const query of prefetch(search)) await queries.fetchQuery(query);
    }
    const shades = api.callsOf(getFacets).map(({ query }) => query['shade']);
    expect(shades).toEqual([[], ['Blue'], ['Brown']]);
  });

  it('SHOP-48 has fresh counts where nothing is chosen', async () => {
    api.respond(getFacets, () => ({ finish: [] }));
    const page: PageQuery[] = shop.prefetch({
      pathname: '',
      params: { class: 'Sheet' },
      search: new URLSearchParams(),
    });
    for (const query of page) await queries.fetchQuery(query);
    api.respond(getFacets, () => ({ finish: [{ name: 'Matt', count: 3 }] }));
    for (const query of page) await queries.fetchQuery(query);
    expect(queries.getQueryData(page.at(-1)?.queryKey ?? [])).toEqual({
      finish: [{ name: 'Matt', count: 3 }],
    });
  });
});
