import { Route, Routes } from 'react-router-dom';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets, suggestProducts } from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import {
  choose,
  click,
  errorResponse,
  type MockApi,
  networkError,
  noResponse,
  press,
  type Scene,
  type Scenes,
  type,
} from 'shared-contracts/testing/scene';
import { messages } from '../messages.ts';
import shop from '../shop/shop-page.tsx';
import { shopMessages as words } from '../shop-address/shop-messages.ts';
import { facetCounts } from './facet-counts.ts';
import { respondAsShop } from './shop-api.ts';

const shifts = 'A longer list was expected.';

const SHEETS = '/shop/Sheet';

/** As many options as the shop's own catalogue has, like the skeletons. */
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${name} ${index + 1}` }));

const FINISHES = ['Gloss', 'Matt', 'Metallic', 'Fluted'].map((name) => ({ name, count: 3 }));

const onShopPage = (
  given: Scene['given'],
  shows: string,
  { at = SHEETS, ...rest }: Pick<Scene, 'at' | 'act' | 'maxWidth' | 'shifts'> = {},
): Scene => ({
  screen: (
    <Routes>
      <Route path="/shop" element={<shop.Page />} />
      <Route path="/shop/:class" element={<shop.Page />} />
    </Routes>
  ),
  at,
  given: (api) => {
    respondAsShop(api);
    api.respond(getCategoriesAndTypes, () => ({ categories: named('Category', 5), types: named('Type', 8) }));
    api.respond(getFacets, () => facetCounts({ finish: FINISHES }));
    given?.(api);
  },
  shows,
  ...rest,
});

const nothing = () => ({ products: [], totalItems: 0, totalPages: 0 });
const one = () => ({ products: [aProduct()], totalItems: 1, totalPages: 1 });
const UGLY = { product_id: 'UGLY-1', application: 'Kitchen, Office', actual_price: 'free', pictures: null };
const OPTIONS = [getCategoriesAndTypes, getShades, getApplications] as const;

const withOptions = (response: () => never | Promise<never>) => (api: MockApi) => {
  for (const endpoint of OPTIONS) api.respond(endpoint, response);
};

const inDrawer = (given: Scene['given'], shows: string, act?: () => Promise<void>) =>
  onShopPage(given, shows, {
    maxWidth: 1023,
    act: async () => {
      await click('link', /^Filters/);
      await act?.();
    },
  });

/** The product list after the first filter is chosen. */
const afterChoice = (response: () => ReturnType<typeof nothing> | Promise<never>) => (api: MockApi) => {
  api.respond(filterProducts, ({ body }) => (JSON.stringify(body).includes('Kitchen') ? response() : one()));
};

const chooseKitchen = () => click('checkbox', /^Kitchen/);

export const shopScenes: Scenes = {
  'shop: products': onShopPage(undefined, words.resultLine(1, 16, 40, '')),
  'shop: products without counts': onShopPage(
    (api) => api.respond(getFacets, () => errorResponse(404)),
    words.resultLine(1, 16, 40, ''),
    { shifts: 'Filters that need counts close.' },
  ),
  'shop: the last page': onShopPage(undefined, words.previousPage, { at: '/shop/Sheet?page=3' }),
  'shop: chosen filters': onShopPage(undefined, words.chosenFilters, {
    at: '/shop/Sheet?shade=Blue&shade=Brown&category=Category+1&type=Type+1&application=Kitchen',
  }),
  'shop: a search': onShopPage(undefined, words.resultLine(1, 16, 40, 'teak'), {
    at: '/shop/Sheet?search=teak',
  }),
  'shop: boards': onShopPage(undefined, words.selectedMaterial, { at: '/shop/Board?material=Ply+Wood' }),
  'shop: a product without name, price and picture': onShopPage(
    (api) => api.respond(filterProducts, () => ({ products: [UGLY], totalItems: 1, totalPages: 1 })),
    'N/A',
    { shifts },
  ),
  'shop: loading': onShopPage((api) => api.respond(filterProducts, noResponse), words.productsLoading),
  'shop: old products while new ones load': onShopPage(
    (api) => api.respond(filterProducts, ({ query }) => (query['sortBy'] ? noResponse() : one())),
    words.productsLoading,
    { act: () => choose(words.sortBy, words.sorts.price_asc) },
  ),
  'shop: failed': onShopPage(
    (api) => api.respond(filterProducts, () => errorResponse(500)),
    messages.somethingWrong,
    { shifts },
  ),
  'shop: without a network': onShopPage(
    (api) => api.respond(filterProducts, networkError),
    words.productsFailed,
    { shifts },
  ),
  'shop: nothing found': onShopPage((api) => api.respond(filterProducts, nothing), words.noProductsFound, {
    at: '/shop/Sheet?shade=Blue',
    shifts,
  }),
  'shop: nothing found, with what is next to it': onShopPage(
    (api) => {
      api.respond(filterProducts, nothing);
      api.respond(getFacets, () => facetCounts());
    },
    words.insteadOf('Matt'),
    { at: '/shop/Sheet?finish=Matt&price_max=3000', shifts },
  ),
  'shop: nothing on sale': onShopPage(
    (api) => api.respond(filterProducts, nothing),
    words.noProductsAvailable,
    { shifts },
  ),
  'shop: filters that cannot be loaded': onShopPage(
    withOptions(() => errorResponse(500)),
    getShades.failureMessage,
    { shifts },
  ),
  'shop: filters are loading': onShopPage(withOptions(noResponse), words.facetLoading),
  'shop: no filters': onShopPage(
    (api) => {
      api.respond(getCategoriesAndTypes, () => ({ categories: [], types: [] }));
      api.respond(getShades, () => []);
      api.respond(getApplications, () => []);
    },
    words.facetEmpty,
    { shifts },
  ),
  'shop: the drawer': inDrawer(undefined, words.productCount(40)),
  'shop: the drawer, loading': inDrawer(afterChoice(noResponse), words.applyFilters, chooseKitchen),
  'shop: the drawer, nothing found': inDrawer(afterChoice(nothing), words.productCount(0), chooseKitchen),
  'shop: the drawer, failed': inDrawer(
    (api) => api.respond(filterProducts, () => errorResponse(500)),
    words.applyFilters,
  ),
  'shop: suggestions': onShopPage(
    (api) =>
      api.respond(suggestProducts, () => ({
        products: [{ product_id: 'P1', colour_name: 'Konkan Blue', code: '#1f4f8f' }],
        shades: [{ name: 'Blue', code: '#33649f' }],
        categories: [{ name: '19mm Acrylic Board' }],
      })),
    words.suggestionsShown(3),
    {
      act: async () => {
        await type(words.searchProducts, 'blu');
        await press('{ArrowDown}');
      },
    },
  ),
  'shop: recent searches': onShopPage(undefined, words.recentSearches, {
    act: async () => {
      await type(words.searchProducts, 'teak{Enter}');
      await click('link', words.clearSearch);
      await click('combobox', words.searchProducts);
    },
  }),
};
