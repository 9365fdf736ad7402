import { existsSync } from 'node:fs';
import path from 'node:path';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { SHEETS } from '../browser/visitor-pages.ts';
import type { Checkout } from '../independence/checkout-copy.ts';
import {
  checkoutToDevelop,
  type Development,
  expectCompiled,
  startDevelopment,
} from './started-development.ts';

// The whole file uses one checkout.
test.describe.configure({ mode: 'serial' });
test.use({ tab: 'own', viewport: { width: 820, height: 1100 } });

const DRAWER = 'mfe-catalog/src/shop/filters/filter-drawer.tsx';
const TOKENS = 'shared-contracts/src/look/tokens.css';
const MESSAGES = 'mfe-catalog/src/shop-address/shop-messages.ts';

/** A late slice may open between two attempts to hydrate it (React's development build). */
const EXPECTED = /did not call use\(\) when it finished|Failed to load resource/;

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Filters|^Narrow/ });

test.describe('npm run dev -- catalog', () => {
  test.setTimeout(5 * 60_000);
  let checkout: Checkout;
  let development: Development;
  const save: Checkout['reword'] = (...change) => checkout.reword(...change);
  test.beforeAll(async () => {
    test.setTimeout(5 * 60_000);
    checkout = await checkoutToDevelop();
    development = await startDevelopment(checkout);
  });
  test.afterAll(async () => {
    await development?.stop();
    await checkout?.remove();
  });
  test.beforeEach(({ allow }) => allow(EXPECTED));

  test('shows a saved change in the shop, with a typed search and an open drawer kept', async ({ page }) => {
    const { shop } = development;
    let documents = 0;
    page.on('load', () => {
      documents += 1;
    });
    await openPage(page, shop + SHEETS);
    await searchBox(page).fill('teak');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(drawer(page)).toBeVisible();

    await save(MESSAGES, "filters: 'Filters'", "filters: 'Narrow'");
    await expectCompiled(page.getByRole('dialog', { name: 'Narrow' })).toBeVisible();
    await save(DRAWER, '{shopMessages.reset}', '{shopMessages.reset} all');
    await expectCompiled(drawer(page).getByText('Reset all')).toBeVisible();
    // A part of the look, which the shell provides to the remote.
    await save('shared-contracts/src/look/surfaces/drawer.tsx', '{title}</h2>', '{title} it</h2>');
    await expectCompiled(page.getByRole('dialog', { name: 'Narrow it' })).toBeVisible();
    await save(TOKENS, '--paper: ', '--paper: rgb(1 2 3); --before: ');
    await expectCompiled(page.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await save(TOKENS, '--paper: rgb(1 2 3); --before: ', '--paper: ');
    await expectCompiled(page.locator('body')).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');

    await expect(page.locator('input[role=combobox]').first()).toHaveValue('teak');
    expect(documents).toBe(1);
  });

  test('renders the saved change on the server, and hydrates it', async ({ page }) => {
    const { shop } = development;
    await save(MESSAGES, "Sheet: 'Acrylic sheets'", "Sheet: 'Sheets of today'");
    // A busy machine notices a saved file with a delay.
    await expectCompiled.poll(async () => (await fetch(shop + SHEETS)).text()).toContain('Sheets of today');
    await openPage(page, shop + SHEETS);
    await expectCompiled(page.getByRole('heading', { level: 1, name: 'Sheets of today' })).toBeVisible();
  });

  test('shows a fragment of a remote that was not named', async ({ page }) => {
    await openPage(page, development.shop + SHEETS);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  });

  test('names the line of an error, in the browser and on the server', async ({ page, allow }) => {
    allow(/only here/);
    const { shop, printed } = development;
    const line = 'throw new Error("only here");';
    await save(
      'mfe-catalog/src/shop/shop-page.tsx',
      'function ShopPage() {',
      `function ShopPage() {\n  ${line}`,
    );
    const at = /Error: only here\n {4}mfe-catalog\/src\/shop\/shop-page\.tsx:\d+/;
    await expect(async () => {
      await page.goto(shop + SHEETS);
      expect(printed()).toMatch(new RegExp(`on the server: .*${at.source}`));
      expect(printed()).toMatch(new RegExp(`^/shop/Sheet: ${at.source}`, 'm'));
    }).toPass();
    await save('mfe-catalog/src/shop/shop-page.tsx', `\n  ${line}`, '');
  });

  test('shows a saved change of the remote alone', async ({ page }) => {
    const { alone } = development;
    // While the last saved file is being compiled, a request may get no response.
    await expect(() => page.goto(`${alone}/`)).toPass();
    await page.getByRole('link', { name: '/shop', exact: true }).click();
    await searchBox(page).fill('teak');
    await save(MESSAGES, "Sheet: 'Sheets of today'", "Sheet: 'Sheets alone'");
    await expectCompiled(page.getByRole('heading', { level: 1, name: 'Sheets alone' })).toBeVisible();
    await expect(searchBox(page)).toHaveValue('teak');
  });

  test('shows each scene at a width, with the verdict of axe', async ({ page }) => {
    await page.goto(`${development.alone}/`);
    await page.getByRole('link', { name: 'shop: nothing found', exact: true }).click();
    await page.getByRole('button', { name: '360 px' }).click();
    const scene = page.frameLocator('iframe');
    await expect(scene.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await expect(page.getByText('axe finds nothing against WCAG 2.2 AA')).toBeVisible();
  });

  test('builds and publishes nothing', () => {
    expect(development.printed()).not.toMatch(/Build|Publish/);
    for (const name of ['shell', 'mfe-catalog', 'mfe-cart-checkout'])
      expect(existsSync(path.join(checkout.folder, name, 'dist'))).toBe(false);
  });
});
