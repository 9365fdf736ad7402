import { readdirSync, readFileSync } from 'node:fs';
import { shopPath } from 'shared-contracts/routes';
import { askForCode, typeCode } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { resultLine } from '../browser/product-list.ts';
import { showWholePage } from '../browser/whole-page.ts';
import { newPhone } from '../provider-data/login-code.ts';
import { expect, type Locator, type Page, test } from './shop-on-foreign-provider.ts';

/** Console messages about the 404 of optional calls, such as counts and suggestions. */
const NO_ADDITIONS = /status of (404|405).*\/(facets|suggest|logout|forms|related|charges|shortlist)\b/;
const SHEETS = shopPath('Sheet');
const CODE = '2468';
const WRONG_CODE = '1357';

test.beforeEach(({ allow }) => allow(NO_ADDITIONS));

test('the foreign provider shares no code with the shop', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('foreign-'));
  const imported = files.flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/from '(.+)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(imported.filter((from) => !/^(node:|\.\/foreign-)/.test(from ?? ''))).toEqual([]);
  expect(files).toContain('foreign-provider.ts');
});

test('the home page shows the foreign products, and its gallery links to one', async ({ page }) => {
  await openPage(page, '/');
  await showWholePage(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '2mm Acrylic' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Neelam/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neelam');
});

test('DATA-6 the list shows products without pictures, without a price, or with prices as text', async ({
  page,
}) => {
  await openPage(page, SHEETS);
  await expect(resultLine(page)).toHaveText('Showing 1-3 of 3 products');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Neelam')).toContainText('₹4,250.50');
  await expect(card('Neelam')).toContainText('15%');
  await expectPicture(card('Neelam').locator('img').first());
  await expect(card('Samudra')).toContainText('N/A');
  await expect(card('Sagwan')).toContainText('₹6,100.00');
});

test('filters, sort and search work, without counts and suggestions', async ({ page }) => {
  await openPage(page, SHEETS);
  const wardrobe = page.getByRole('checkbox', { name: 'Wardrobe', exact: true });
  await wardrobe.check();
  await expect(resultLine(page)).toHaveText('Showing 1-2 of 2 products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expect(page.getByRole('article')).toContainText(['Sagwan', 'Neelam']);

  const box = page.getByRole('combobox', { name: 'Search products' });
  const refused = page.waitForResponse(/\/suggest/);
  await box.pressSequentially('sam');
  expect((await refused).status()).toBe(404);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.press('Enter');
  await expect(resultLine(page)).toHaveText('Showing 1-1 of 1 products for "sam"');
});

test('a product page copes with text in place of lists, broken HTML and an id that needs encoding', async ({
  page,
}) => {
  await openProduct(page, 'Neelam');
  const main = page.getByRole('main');
  await expectPicture(main.getByRole('img', { name: 'Neelam' }).first());
  await expect(main.getByText('Kitchen, Wardrobe').filter({ visible: true })).toBeVisible();
  await expect(main.getByText('₹4,250.50').first()).toBeVisible();
  await expect(main.getByRole('radio', { name: /Samudra/ })).toBeVisible();
  await showWholePage(page);
  await expect(main.getByRole('link', { name: /Plywood/ }).first()).toBeVisible();
  await main.getByText('More about this product').click();
  await expect(main.getByText('Wipe with a damp cloth.').filter({ visible: true })).toBeVisible();
});

test('a customer logs in, logs in again after the session expired, buys and logs out', async ({
  page,
  allow,
  provider,
}) => {
  allow(/status of (400|500)/);
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true });
  const cart = (pieces: number) =>
    page.getByRole('banner').getByRole('button', { name: new RegExp(`cart.*${pieces}`, 'i') });
  await openProduct(page, 'Neelam');
  await add.click();
  await askForCode(page, phone);
  await typeCode(page, WRONG_CODE);
  await expect(dialog).toContainText('Invalid OTP. Please try again.');
  await typeCode(page, CODE);
  await expect(cart(1)).toBeVisible();
  await expect(dialog).toBeHidden();

  await provider.turn('expired');
  await add.click();
  await expect(dialog).toContainText('Please log in to add items.');
  await provider.turn('well');
  await askForCode(page, phone);
  await typeCode(page, CODE);
  await expect(cart(2)).toBeVisible();
  await expect(dialog).toBeHidden();

  await goToCart(page);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Neelam' })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Price details' })).toContainText('Total₹9,201.00');

  await page.getByRole('button', { name: 'Account, logged in' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

/** Adds the packaging on the way. */
async function goToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Go To Cart' }).filter({ visible: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click();
}

/** Opens a product from the list, whose addresses contain the foreign ids. */
async function openProduct(page: Page, name: string): Promise<void> {
  await openPage(page, SHEETS);
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Expects that the picture was loaded, from whatever host the provider states. */
async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
