import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expectFrame } from '../browser/whole-page.ts';
import { expect, type Page, test } from './shop-on-foreign-provider.ts';
import type { ForeignState } from './started-foreign-provider.ts';

type Fault = {
  state: Exclude<ForeignState, 'well' | 'slow' | 'expired'>;
  title: string;
  /** Texts of the shop page and of the product page. */
  list: string;
  product: string;
};

const FAULTS: readonly Fault[] = [
  {
    state: 'failing',
    title: 'refuses everything, and says why',
    list: 'We are counting our stock.',
    product: 'Failed to load product. We are counting our stock.',
  },
  {
    state: 'page',
    title: 'responds with a web page',
    list: 'Failed to fetch products (filters/sort).',
    product: 'Failed to load product. Failed to fetch product.',
  },
  {
    state: 'gone',
    title: 'is gone',
    list: 'The shop is not answering right now. Please try again in a moment.',
    product: 'Failed to load product. The shop is not answering right now. Please try again in a moment.',
  },
];

const NO_ANSWER = /Failed to load resource/;
/** Milliseconds. Longer than the provider's delay of 10 seconds. */
const SETTLED = { timeout: 25_000 };
/** The list is filtered, because the renderer caches that of all sheets from its start. */
const BLUE_SHEETS = shopPath('Sheet', { shade: 'Blue' });
const PRODUCT = productPath({
  category: '1.5mm Acrylic',
  type: 'Solid',
  shade: 'Blue',
  product_id: 'AC 1002',
  material: 'Sheet',
});

test.beforeEach(({ allow }) => allow(NO_ANSWER));

for (const { state, title, list, product } of FAULTS) {
  test(`PROM-51 PROM-54 when the provider ${title}, the page says so, and Try Again works after it has recovered`, async ({
    page,
    context,
    provider,
  }) => {
    await provider.turn(state);
    const productTab = await context.newPage();
    await openPage(page, BLUE_SHEETS);
    await openPage(productTab, PRODUCT);
    const products = page.getByRole('region', { name: 'Products' });
    await expect(products.getByRole('alert')).toContainText('Oops! Something went wrong');
    await expect(products.getByRole('alert')).toContainText(list);
    await expect(productTab.getByRole('main')).toContainText(product);
    await expectFrame(page);
    await expectFrame(productTab);
    await expectFrameInDocument(page);

    await provider.turn('well');
    await products.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await productTab.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click();
    await expect(productTab.getByRole('heading', { level: 1 })).toHaveText('Samudra');
  });
}

test('PROM-51 PROM-71 when the provider takes 10 seconds, header, footer and skeletons show until the products arrive', async ({
  page,
  context,
  provider,
}) => {
  await provider.turn('slow');
  const productTab = await context.newPage();
  await openPage(page, BLUE_SHEETS);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  // The document may have to wait for one of the six connections, which the calls of the list are using.
  await openPage(productTab, PRODUCT);
  await expect(productTab.getByRole('status', { name: 'Loading the product' })).toBeVisible();
  await expectFrame(page);
  await expectFrame(productTab);
  await expectFrameInDocument(page);
  await expect(page.getByRole('article')).toHaveCount(2, SETTLED);
  await expect(productTab.getByRole('heading', { level: 1 })).toHaveText('Samudra', SETTLED);
});

test('PROM-54 the home page works without any of its products', async ({ page, provider }) => {
  await provider.turn('failing');
  await openPage(page, pagePath('/'));
  await expectFrame(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL(/\/shop\/Sheet$/);
});

/** Expects header and footer in the page's document, once the machine is not too busy to render it in time. */
async function expectFrameInDocument(page: Page): Promise<void> {
  const html = async () => (await page.request.get(page.url())).text();
  await expect.poll(html).toMatch(/<header.+<footer/s);
}
