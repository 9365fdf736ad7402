import { logIn } from '../browser/log-in.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { expectCompiled, startInShop } from '../development/started-development.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { type Checkout, checkoutOfCatalogAlone } from './checkout-copy.ts';

const MESSAGES = 'mfe-catalog/src/shop-address/shop-messages.ts';
const HEADING = 'Acrylic sheets';
const TESTED = 'The shop page was tested before the build.';
const REWORDED = 'Sheets, reworded by one team';
/** A page that neither the shell nor the contract knows. */
const NEW_PAGE = { name: 'offers', path: '/offers', heading: 'Offers' };

test.describe('a team with only its own remote', () => {
  test.setTimeout(10 * 60_000);
  let edge: OwnEdge;
  let checkout: Checkout;

  test.beforeAll(async () => {
    [edge, checkout] = await Promise.all([startEdgeWithLongTimeouts(), checkoutOfCatalogAlone()]);
  });
  test.afterAll(async () => {
    await edge.stop();
    await checkout.remove();
  });

  test('PROM-55 PROM-303 builds, tests, publishes and rolls back without the other folders', async ({
    page,
  }) => {
    const shellFiles = async () => {
      const html = await (await fetch(`${edge.origin}/shop/Sheet`)).text();
      return [...html.matchAll(/(?:src|href)="(\/releases\/shell\/[^"]+)"[^>]*integrity="([^"]+)"/g)].map(
        String,
      );
    };
    const before = await shellFiles();
    expect(before.length).toBeGreaterThan(0);
    await page.goto(`${edge.origin}/shop/Sheet`);
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();

    await checkout.reword(MESSAGES, HEADING, REWORDED);
    await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
    await checkout.node('platform/develop/src/commands/new-page.ts', 'catalog', NEW_PAGE.name, NEW_PAGE.path);
    await expectInRunningShop(page, checkout, edge.origin);
    await page.goto(`${edge.origin}/shop/Sheet`);
    // One file of tests is enough in each run, because the suites have just run all tests of the package.
    await checkout.pnpm('--filter', 'mfe-catalog', 'run', 'test', 'src/shop/shop-page.test.tsx');
    await checkout.node('platform/operate/src/commands/build.ts', 'catalog');
    await checkout.release(
      edge.dataFolder,
      'publish',
      'catalog',
      '--without-tests',
      TESTED,
      '--live',
      edge.origin,
    );

    await expectHeading(page, REWORDED);
    expect(await shellFiles()).toEqual(before);
    await expectNewPage(page, edge.origin);
    await page.goto(`${edge.origin}/shop/Sheet`);

    await checkout.release(edge.dataFolder, 'rollback', 'catalog');
    await expectHeading(page, HEADING);
    expect(await shellFiles()).toEqual(before);
    expect((await fetch(edge.origin + NEW_PAGE.path)).status).toBe(404);
  });

  test('passes all its tests without the other folders', { tag: '@matrix' }, async () => {
    await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
    await checkout.pnpm('--filter', 'mfe-catalog', 'run', 'test');
  });
});

/** `npm run dev -- catalog --live <shop>` shows unpublished sources and saved changes, and allows a login, in the running shop. */
async function expectInRunningShop(page: Page, checkout: Checkout, live: string): Promise<void> {
  const { shop, stop } = await startInShop(checkout, live);
  const saved = 'Sheets, saved a second ago';
  try {
    await page.goto(`${shop}/shop/Sheet`);
    await expectCompiled(page.getByRole('heading', { level: 1, name: REWORDED })).toBeVisible();
    await checkout.reword(MESSAGES, REWORDED, saved);
    await expectCompiled(page.getByRole('heading', { level: 1, name: saved })).toBeVisible();
    await checkout.reword(MESSAGES, saved, REWORDED);
    await expectCompiled(page.getByRole('heading', { level: 1, name: REWORDED })).toBeVisible();
    await page.goto(shop + NEW_PAGE.path);
    await expectCompiled(page.getByRole('heading', { level: 1, name: NEW_PAGE.heading })).toBeVisible();
    const rendered = await (await fetch(`${shop}/about`, { headers: { accept: 'text/html' } })).text();
    expect(rendered).toMatch(/<h1[^>]*>/);
    await logIn(page);
    // Leaves the page first, because it would miss its server.
    await page.goto('about:blank');
  } finally {
    await stop();
  }
}

/** Expects the new page's content in the document, in the browser and in the sitemap. */
async function expectNewPage(page: Page, origin: string): Promise<void> {
  const response = await page.goto(origin + NEW_PAGE.path);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(`>${NEW_PAGE.heading}</h1>`);
  await expect(page).toHaveTitle(new RegExp(`^${NEW_PAGE.heading} ·`));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${origin}/about`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: NEW_PAGE.heading })).toBeVisible();
  expect(await (await fetch(`${origin}/sitemap-pages.xml`)).text()).toContain(`${NEW_PAGE.path}</loc>`);
}

/** Waits until a release is live: until its renderer is warm, pages still come from the previous set. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
}
