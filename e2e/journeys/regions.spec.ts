import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

// In a shared tab, the second visit might get the fragment's script from the cache.
test.use({ tab: 'own' });

// Needs a browser for popovers, boxes and the clipboard.
test('SITE-60 the overlay shows whose the regions of a product are, and what failed', {
  tag: ['@catalog', '@cart-checkout'],
}, async ({ page, context, allow }) => {
  allow(/ERR_FAILED|add-to-cart could not be loaded/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [product] = await sheetsOnSale();
  const overlay = page.getByRole('dialog', { name: 'Regions of this page' });
  await openPage(page, productPath(product));

  await test.step('each region has its release, team and load time', async () => {
    const focused = page.getByRole('banner').getByRole('link').first();
    await focused.focus();
    await open(page, overlay);
    await expectWhole(factsOf(overlay, 'catalog/product'), '@laminate-shop/catalog');
    await expectWhole(factsOf(overlay, 'cart-checkout/add-to-cart'), '@laminate-shop/checkout');
    await expectAccessible(page);
    await expectFrame(page, 'catalog/product', page.getByRole('main').getByRole('heading').last());
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(focused).toBeFocused();
  });

  await test.step('a fragment that failed has its error, also in the report', async () => {
    await page.route('**/__federation_expose_add_to_cart.js*', (route) => route.abort());
    await openPage(page, productPath(product));
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await open(page, overlay);
    const error = 'cart-checkout/add-to-cart could not be loaded.';
    await expect(factsOf(overlay, 'cart-checkout/add-to-cart')).toContainText(error);
    await expectAccessible(page);
    await overlay.getByRole('button', { name: 'Copy as report' }).click();
    await expect(overlay.getByRole('status')).toHaveText('The report is on the clipboard.');
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('cart-checkout/add-to-cart\n  Release: ');
    expect(report).toContain(error);
    await page.keyboard.press('Shift+Alt+B');
    await expect(overlay).toBeHidden();
  });
});

async function open(page: Page, overlay: Locator): Promise<void> {
  await page.keyboard.press('Shift+Alt+B');
  await expect(overlay.getByRole('button', { name: 'Copy as report' })).toBeFocused();
  await overlay.getByText(/^\d+ regions$/).press('Enter');
}

function factsOf(overlay: Locator, region: string): Locator {
  return overlay.getByRole('listitem').filter({ has: overlay.page().getByRole('heading', { name: region }) });
}

async function expectWhole(facts: Locator, team: string): Promise<void> {
  await expect(facts).toContainText(team);
  await expect(facts).toContainText(/[0-9a-f]{16}/);
  await expect(facts).toContainText(/\d ms/);
  await expect(facts).toContainText('none');
}

/** Expects the region's frame around an element of the region, even after the page was scrolled. */
async function expectFrame(page: Page, region: string, shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  // The frames are hidden from screen readers, so they have no role.
  const frame = page.locator('dialog [aria-hidden] > div').filter({ hasText: region });
  await expect(async () => {
    const [outer, inner] = [await frame.boundingBox(), await shown.boundingBox()];
    if (!outer || !inner) throw new Error(`Nothing is shown of ${region}.`);
    expect(outer.y).toBeLessThanOrEqual(inner.y + 1);
    expect(outer.y + outer.height).toBeGreaterThanOrEqual(inner.y + inner.height - 1);
  }).toPass();
}
