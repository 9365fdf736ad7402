import { formatRupees } from 'shared-contracts/money';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { callProvider } from '../../provider-data/provider-call.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test('PROD-1 an outdated address of a product shows it, with its canonical address', {
  tag: ['@one-width', '@catalog'],
}, async ({ page }) => {
  const [product] = await sheetsOnSale();
  const lost = productPath({ ...product, category: 'Sold out', type: 'old', shade: '<wrong>' });
  await openPage(page, lost);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.colour_name);
  await expect(page).toHaveURL(lost);
  const right = new URL(productPath(product), page.url()).href;
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', right);
  await page.reload();
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', right);
});

test('the shades of a board lead to boards of its material', {
  tag: ['@one-width', '@catalog'],
}, async ({ page }) => {
  const { products } = await callProvider(filterProducts, {
    query: { page: 1, limit: 1 },
    body: { filters: { productClass: 'Board', material: 'Ply Wood' } },
  });
  const [board] = products;
  if (!board) throw new Error('The shop has no boards.');
  await openPage(page, productPath(board));
  const shades = page.getByRole('radiogroup', { name: 'Shades' });
  const other = shades.getByRole('radio', { checked: false }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(shades.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
  await expect(page).toHaveURL(/\/shop\/[^?]+\?material=Ply\+Wood$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split(', ')[1] ?? '');
});

test('PROD-12 Add to Cart and Go To Cart are in view, on a phone at the bottom of the window', {
  tag: '@catalog',
}, async ({ page, isMobile }) => {
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));
  const buttons = [
    page.getByRole('button', { name: 'Add to Cart' }),
    page.getByRole('main').getByRole('link', { name: 'Go To Cart' }),
  ];
  for (const button of buttons) await expect(button).toBeVisible();
  if (!isMobile) return;
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const top of [0, 600, 1_200]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    for (const button of buttons) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
    }
  }
  const summary = page.getByText(`1 sheet · ${product.colour_name}`);
  await expect(summary).toBeInViewport();
  await expect(summary.locator('..')).toContainText(formatRupees(product.selling_price));
});

test('PROD-19 the link can be copied or shared on WhatsApp', { tag: ['@one-width', '@catalog'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));
  const url = new URL(productPath(product), page.url()).href;
  const share = page.getByRole('group', { name: 'Share' });
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(page.getByText('Link copied to clipboard!')).toBeHidden();
  const link = await share.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toContain(url);
});
