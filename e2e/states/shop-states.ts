import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets, suggestProducts } from 'shared-contracts/product/endpoints';
import type { MockedResponse } from '../browser/mocked-endpoint.ts';
import { mockWithCache } from '../browser/mocked-endpoint.ts';

export type ShopState = {
  /** By default the list of all sheets. */
  at?: string;
  /** Mocked responses; all other requests go to the real provider. */
  mocks?: readonly (readonly [Endpoint, MockedResponse])[];
  /** The actions that lead to the state. */
  when?: (page: Page) => Promise<void>;
  /** The state is in the side panel, or in the drawer of a narrow window. */
  inFilters?: boolean;
  /** Only narrow windows have this state. */
  narrow?: boolean;
  /** Shown in this state alone. */
  shows: (page: Page) => Locator;
};

const NOTHING = { json: { products: [], totalItems: 0, totalPages: 0 } };
const UGLY = { product_id: 'UGLY-1', application: 'Kitchen, Office', actual_price: 'free', pictures: null };
const SUGGESTED = {
  products: [{ product_id: 'P1', colour_name: 'Konkan Blue', code: '#1f4f8f' }],
  shades: [{ name: 'Blue', code: '#33649f' }],
  categories: [{ name: '19mm Acrylic Board' }],
};
const OPTIONS = [getCategoriesAndTypes, getShades, getApplications] as const;

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const firstCard = (page: Page) => page.getByRole('article').first();
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const filters = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }));

const inDrawer = { inFilters: true, narrow: true } as const;
async function tickInDrawer(page: Page, response: MockedResponse): Promise<void> {
  await page.getByRole('link', { name: /^Filters/ }).click();
  await mockWithCache(page, filterProducts, response);
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Stone' }).click();
}

/** By the file that renders the state. */
export const SHOP_STATES: Readonly<Record<string, Readonly<Record<string, ShopState>>>> = {
  'shop-results.tsx': {
    failed: {
      mocks: [[filterProducts, { status: 500 }]],
      shows: heading('Oops! Something went wrong'),
    },
    'without a network': {
      mocks: [[filterProducts, 'no network']],
      shows: (page) => page.getByText('Failed to fetch products.', { exact: true }),
    },
    loading: {
      mocks: [[filterProducts, 'pending']],
      shows: (page) => page.getByRole('status', { name: 'Loading products' }),
    },
    'nothing found': {
      at: '/shop/Sheet?shade=Blue',
      mocks: [[filterProducts, NOTHING]],
      shows: heading('No products found'),
    },
    'nothing on sale': {
      mocks: [[filterProducts, NOTHING]],
      shows: heading('There are no products available at the moment. Please check back later.'),
    },
    ready: { shows: firstCard },
    'old products while new ones load': {
      when: async (page) => {
        await firstCard(page).waitFor();
        await mockWithCache(page, filterProducts, 'pending');
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
      },
      shows: (page) => page.getByText('Loading products', { exact: true }),
    },
    'with filters': {
      at: '/shop/Sheet?category=1.5mm+Acrylic&type=Solid&shade=Blue&shade=Green&application=Kitchen',
      shows: (page) => page.getByRole('navigation', { name: 'Chosen filters' }),
    },
    'of a search': {
      at: '/shop/Sheet?search=teak',
      shows: (page) => page.getByText(/^Showing .* for "teak"$/),
    },
    'of boards': {
      at: '/shop/Board?material=Ply+Wood',
      shows: (page) => page.getByRole('navigation', { name: 'Selected Material' }),
    },
    'on the last page': {
      at: '/shop/Sheet?page=999',
      shows: (page) => page.getByRole('link', { name: 'Previous page' }),
    },
    'of a product without name, price and picture': {
      mocks: [[filterProducts, { json: { products: [UGLY], totalItems: 1, totalPages: 1 } }]],
      shows: (page) => page.getByRole('article').getByText('N/A'),
    },
  },
  'no-products.tsx': {
    'with what is next to it': {
      at: '/shop/Sheet?finish=Matt&price_max=3000',
      shows: (page) =>
        page.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^Gloss \d+$/ }),
    },
    'without counts': {
      at: '/shop/Sheet?finish=Matt&price_max=3000',
      mocks: [[getFacets, { status: 404 }]],
      shows: heading('No products found'),
    },
  },
  'filter-section.tsx': {
    failed: {
      mocks: OPTIONS.map((endpoint) => [endpoint, { status: 500 }]),
      inFilters: true,
      shows: (page) => filters(page).getByText(getShades.failureMessage),
    },
    loading: {
      mocks: OPTIONS.map((endpoint) => [endpoint, 'pending']),
      inFilters: true,
      shows: (page) => filters(page).getByRole('status', { name: 'Loading filter options' }).first(),
    },
    empty: {
      mocks: [
        [getCategoriesAndTypes, { json: { categories: [], types: [] } }],
        [getShades, { json: [] }],
        [getApplications, { json: [] }],
      ],
      inFilters: true,
      shows: (page) => filters(page).getByText('No options available.').first(),
    },
  },
  'filter-panel.tsx': {
    'counted, some values without a hit': {
      at: '/shop/Sheet?category=Fluted+Panel&shade=Pink',
      inFilters: true,
      shows: (page) =>
        filters(page)
          .getByRole('checkbox', { name: /^\D+ 0$/ })
          .first(),
    },
    'not counted': {
      mocks: [[getFacets, { status: 404 }]],
      inFilters: true,
      shows: (page) => filters(page).getByRole('checkbox', { name: 'Fluted Panel', exact: true }),
    },
  },
  'filter-drawer.tsx': {
    open: {
      inFilters: true,
      narrow: true,
      shows: (page) => page.getByRole('dialog', { name: 'Filters' }),
    },
    counted: { ...inDrawer, shows: (page) => page.getByRole('dialog').getByText(/^\d+ products$/) },
    loading: {
      narrow: true,
      when: (page) => tickInDrawer(page, 'pending'),
      shows: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Stone', checked: true }),
    },
    empty: {
      narrow: true,
      when: (page) => tickInDrawer(page, NOTHING),
      shows: (page) => page.getByRole('dialog').getByText('0 products'),
    },
    failed: {
      ...inDrawer,
      mocks: [[filterProducts, { status: 500 }]],
      shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Apply Filters' }),
    },
  },
  'use-suggestions.ts': {
    suggestions: {
      mocks: [[suggestProducts, { json: SUGGESTED }]],
      when: async (page) => {
        await searchBox(page).pressSequentially('blu');
        await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
        await page.keyboard.press('ArrowDown');
      },
      shows: (page) => page.getByRole('option', { name: 'Blue', exact: true, selected: true }),
    },
    'recent searches': {
      when: async (page) => {
        await searchBox(page).fill('teak');
        await searchBox(page).press('Enter');
        await page.getByText(/ for "teak"$/).waitFor();
        await searchBox(page).fill('');
      },
      shows: (page) => page.getByRole('group', { name: 'Recent searches' }),
    },
  },
};
