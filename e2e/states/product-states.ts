import { getCartCharges } from 'shared-contracts/cart/endpoints';
import type { Product } from 'shared-contracts/product';
import {
  availableShades,
  colorsByShade,
  getProduct,
  getProductForms,
  getRelatedProducts,
} from 'shared-contracts/product/endpoints';
import type { MockedResponse } from '../browser/mocked-endpoint.ts';
import { mockWithCache } from '../browser/mocked-endpoint.ts';
import type { Locator, Page } from '../browser/shop-test.ts';

/** One state of the product page: how to reach it, and how to recognise it. */
export type ProductState = {
  /** The product's own path unless set. */
  path?: (product: Product) => string;
  /** Runs before the page is opened. */
  given?: (page: Page, product: Product) => Promise<void>;
  /** Runs once the page is hydrated. */
  when?: (page: Page) => Promise<void>;
  shows: (page: Page, product: Product) => Locator;
  /** What must be hidden. */
  hides?: (page: Page) => Locator;
};

type Branch = 'error' | 'loading' | 'empty' | 'ready';

const withResponse =
  (endpoint: Parameters<typeof mockWithCache>[1], response: MockedResponse) =>
  (page: Page): Promise<void> =>
    mockWithCache(page, endpoint, response);

/** The product with some fields changed. */
const changed =
  (changes: Partial<Record<keyof Product, unknown>>) =>
  (page: Page, product: Product): Promise<void> =>
    mockWithCache(page, getProduct, { json: { ...product, ...changes } });

const main = (page: Page) => page.getByRole('main');
const alert = (words: string) => (page: Page) => main(page).getByRole('alert').filter({ hasText: words });
const loading = (name: string) => (page: Page) => main(page).getByRole('status', { name });
const radios = (name: string) => (page: Page) =>
  main(page).getByRole('radiogroup', { name }).getByRole('radio').first();
const region = (name: string) => (page: Page) => main(page).getByRole('region', { name });
const heading = (page: Page, { colour_name }: Product) =>
  main(page).getByRole('heading', { level: 1, name: colour_name });
const nothing = (page: Page) => page.getByRole('main').getByRole('alert');
const description = (page: Page) =>
  main(page).getByRole('group').filter({ hasText: 'More about this product' });

const datasheet = (page: Page) => main(page).locator('[data-datasheet]');

const RELATED = 'You Might Also Like';
const MATERIALS = 'Explore in Other Materials';
const COLOURS = 'Colours of this shade';

const toTheEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
/** Where the sticky header covers nothing: axe measures only the part of a target that is not scrolled under it. */
const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const readDescription = (page: Page) => description(page).getByText('More about this product').click();
const loseCatalogFiles = (page: Page) => page.route('**/releases/catalog/**', (route) => route.abort());
const openViewer = (page: Page) =>
  main(page)
    .getByRole('link', { name: /^Zoom in/ })
    .first()
    .click();

/** All four branches of each component that fetches data. */
export const DATA_STATES: Readonly<Record<string, Record<Branch, ProductState>>> = {
  'product-details.tsx': {
    error: { given: withResponse(getProduct, { status: 500 }), shows: alert('Failed to load product.') },
    loading: { given: withResponse(getProduct, 'pending'), shows: loading('Loading the product') },
    empty: { given: withResponse(getProduct, { json: null }), shows: alert('Product data not found.') },
    ready: { shows: heading, hides: nothing },
  },
  'own-shade.tsx': {
    error: {
      given: withResponse(colorsByShade, { status: 500 }),
      shows: alert(colorsByShade.failureMessage),
    },
    loading: { given: withResponse(colorsByShade, 'pending'), shows: loading('Loading colours') },
    empty: { given: withResponse(colorsByShade, { json: [] }), shows: radios(COLOURS), hides: nothing },
    ready: { shows: radios(COLOURS) },
  },
  'other-shades.tsx': {
    error: {
      given: withResponse(availableShades, { status: 500 }),
      shows: alert(availableShades.failureMessage),
    },
    loading: { given: withResponse(availableShades, 'pending'), shows: loading('Loading shades') },
    empty: { given: withResponse(availableShades, { json: [] }), shows: heading, hides: radios('Shades') },
    ready: { shows: radios('Shades') },
  },
  'other-materials.tsx': {
    error: {
      given: withResponse(getProductForms, { status: 500 }),
      when: toTheEnd,
      shows: alert(getProductForms.failureMessage),
    },
    loading: {
      given: withResponse(getProductForms, 'pending'),
      when: toTheEnd,
      shows: loading('Loading other materials'),
    },
    empty: {
      given: withResponse(getProductForms, { json: { forms: [], goesWith: [] } }),
      when: toTheEnd,
      shows: region(RELATED),
      hides: region(MATERIALS),
    },
    ready: { when: toTheEnd, shows: (page) => region(MATERIALS)(page).getByRole('link').first() },
  },
  // Paper alone shows it, whatever has arrived.
  'datasheet.tsx': {
    error: {
      given: withResponse(getProductForms, { status: 500 }),
      when: toTheEnd,
      shows: alert(getProductForms.failureMessage),
      hides: datasheet,
    },
    loading: {
      given: withResponse(getProductForms, 'pending'),
      when: toTheEnd,
      shows: region(RELATED),
      hides: datasheet,
    },
    empty: {
      given: withResponse(getProductForms, { json: { forms: [], goesWith: [] } }),
      when: toTheEnd,
      shows: region(RELATED),
      hides: datasheet,
    },
    ready: { when: toTheEnd, shows: region(MATERIALS), hides: datasheet },
  },
  'related-strip.tsx': {
    error: {
      given: withResponse(getRelatedProducts, 'no network'),
      when: toTheEnd,
      shows: region(MATERIALS),
      hides: region(RELATED),
    },
    loading: { given: withResponse(getRelatedProducts, 'pending'), when: toTheEnd, shows: region(RELATED) },
    empty: {
      given: withResponse(getRelatedProducts, { json: [] }),
      when: toTheEnd,
      shows: region(MATERIALS),
      hides: region(RELATED),
    },
    ready: { when: toTheEnd, shows: (page) => region(RELATED)(page).getByRole('article').first() },
  },
  'order-charges.tsx': {
    error: {
      given: withResponse(getCartCharges, { status: 500 }),
      shows: alert(getCartCharges.failureMessage),
    },
    loading: { given: withResponse(getCartCharges, 'pending'), shows: loading('Loading the charges') },
    empty: {
      given: withResponse(getCartCharges, { status: 404 }),
      shows: (page) => main(page).getByText('2 pieces, in any mix'),
      hides: (page) => main(page).getByText('Packaging', { exact: true }),
    },
    ready: { shows: (page) => main(page).getByText('Packaging', { exact: true }) },
  },
  'common-description.tsx': {
    error: {
      when: async (page) => {
        await loseCatalogFiles(page);
        await readDescription(page);
      },
      shows: alert('The description could not be loaded'),
    },
    loading: {
      given: changed({ common_desc: '<p>Lies flat.</p>' }),
      when: async (page) => {
        await page.route('**/releases/catalog/**', () => undefined);
        await readDescription(page);
      },
      shows: (page) => description(page).getByText('Lies flat.'),
    },
    empty: { given: changed({ common_desc: '' }), shows: heading, hides: description },
    ready: {
      given: changed({ common_desc: '<p>Lies <strong>flat</strong>.</p>' }),
      when: readDescription,
      shows: (page) => description(page).getByRole('strong'),
    },
  },
};

/** Other states. A component with a dialog is named after its file. */
export const OTHER_STATES: Readonly<Record<string, ProductState>> = {
  'picture-viewer.tsx': {
    when: openViewer,
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }),
  },
  'the viewer, zoomed': {
    when: async (page) => {
      await openViewer(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Zoom out' }),
  },
  'a product that is gone': {
    given: withResponse(getProduct, { status: 404 }),
    shows: alert('Failed to load product.'),
    hides: (page) => main(page).getByRole('button', { name: 'Try Again' }),
  },
  'no network': { given: withResponse(getProduct, 'no network'), shows: alert('Failed to load product.') },
  'no pictures': {
    given: changed({ pictures: [] }),
    shows: (page) => main(page).getByText('Pictures to follow'),
  },
  'no prices': {
    given: changed({ actual_price: null, selling_price: null }),
    shows: (page) => main(page).getByText('N/A').filter({ visible: true }).first(),
  },
  'nothing but an id': {
    given: changed({
      ...{ title: '', info: '', application: [], description: '', common_desc: '', code: '', pictures: [] },
      ...{ category: '', type: '', shade: '', actual_price: null, selling_price: null },
    }),
    shows: heading,
  },
  'very long words': {
    given: changed({
      colour_name: 'Unbreakable'.repeat(9),
      info: 'x'.repeat(300),
      application: 'Kitchen,'.repeat(60),
      common_desc: `<p>${'y'.repeat(400)}</p>`,
    }),
    when: readDescription,
    shows: (page) => main(page).getByRole('heading', { level: 1, name: 'Unbreakable' }),
  },
  'a copied link': {
    when: async (page) => {
      await main(page).getByRole('button', { name: 'Copy link' }).click();
      await toTheTop(page);
    },
    shows: (page) => page.getByText(/Link copied to clipboard!|Failed to copy link\./),
  },
  'every accordion open': {
    when: async (page) => {
      await readDescription(page);
      await main(page).getByText('Delivery and returns').click();
    },
    shows: (page) => main(page).getByText('No deliveries on Sundays'),
  },
};
