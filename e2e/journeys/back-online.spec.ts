import { shopPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { countProducts, firstPageLine, resultLine } from '../browser/product-list.ts';
import { expect, test } from '../browser/shop-test.ts';

// The cache of a shared tab would already have the files of all pages.
test.use({ tab: 'own' });

test.describe('what failed offline loads automatically when the connection is back', {
  tag: '@one-width',
}, () => {
  test.beforeEach(({ allow }) => allow(/ERR_INTERNET_DISCONNECTED|Loading chunk/));

  test('PROM-6 a list', async ({ page, context }) => {
    await openPage(page, shopPath('Sheet'));
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Board', exact: true }).click();
    const products = page.getByRole('region', { name: 'Products' });
    await expect(products.getByRole('alert')).toContainText('Oops! Something went wrong');
    await context.setOffline(false);
    const boards = await countProducts({ productClass: 'Board', material: 'HDF' });
    await expect(resultLine(page)).toHaveText(firstPageLine(boards));
  });

  test('a page whose files were not there yet', async ({ page, context }) => {
    await openPage(page, shopPath('Sheet'));
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });
});
