import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { pagePath } from 'shared-contracts/routes';
import { expect, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

test.use({ edge: 'with long timeouts' });

/** Views that show only a sheet. All others are rooms. */
const SHEETS = ['closeup', 'flat', 'sample'];

function picturesIn(document: string): { id: string; view: string }[] {
  const addresses = document.matchAll(/<img[^>]* src="\/images\/([^/"]+)\/\w+\/([a-z]+)-\d+\.webp"/g);
  return [...addresses].map(([, id = '', view = '']) => ({ id, view }));
}

async function typesOfSheets(): Promise<Map<string, string>> {
  const { products } = await callProvider(filterProducts, {
    query: { page: 1, limit: PRODUCTS_PER_PAGE },
    body: { filters: { productClass: 'Sheet', material: SHEET_MATERIAL } },
  });
  const images = await callProvider(getImagesByApplication, { query: { application: 'Kitchen' } });
  const listed = [
    ...products,
    ...images.map(({ product_id, Product }) => ({ product_id, type: Product.type })),
  ];
  return new Map(listed.map(({ product_id, type }) => [product_id, type]));
}

test('HOME-72 the home page shows rooms, edges and samples of many decors', async ({ request }) => {
  const document = await request.get(pagePath('/'));
  const pictures = picturesIn(await document.text());
  const views = pictures.map(({ view }) => view);
  expect(new Set(views.filter((view) => !SHEETS.includes(view))).size).toBeGreaterThanOrEqual(3);
  expect(views).toEqual(expect.arrayContaining(['closeup', 'sample']));
  // The first picture is the hero's; the slices below the hero show a kitchen.
  expect(views[0]).not.toBe('kitchen');
  expect(new Set(pictures.map(({ id }) => id)).size).toBeGreaterThanOrEqual(15);
  const types = await typesOfSheets();
  expect(new Set(pictures.flatMap(({ id }) => types.get(id) ?? [])).size).toBeGreaterThanOrEqual(6);
});
