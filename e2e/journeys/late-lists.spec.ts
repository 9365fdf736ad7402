import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import { chooseFilter } from '../shop/choose-filter.ts';
import { layoutShift, watchLayoutShifts } from '../shop/layout-shifts.ts';
import { openPage } from '../shop/open-page.ts';
import { resultLine } from '../shop/product-list.ts';
import { expect, type Page, test } from '../shop/shop-test.ts';

const MOST = 0.02;
/** Milliseconds. A browser forgives what moves in the half second after a press. */
const LATE = 700;
const LATE_ANSWERS = [filterProducts, getFacets, getCategoriesAndTypes, getShades, getApplications];

test('nothing moves by itself where a list takes longer than a browser forgives', async ({ page }) => {
  await watchLayoutShifts(page);
  await openPage(page, '/shop/Sheet');
  for (const { path } of LATE_ANSWERS) {
    await page.route(`**${path}*`, (route) => void setTimeout(() => void route.continue(), LATE));
  }

  await chooseFilter(page, 'Kitchen');
  await expectStill(page, 'application=Kitchen');
  await chooseFilter(page, 'Solid');
  await expectStill(page, 'type=Solid');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expectStill(page, 'sort=price_desc');
  await page.getByRole('group', { name: 'Product class' }).getByRole('link', { name: 'Board' }).click();
  await expectStill(page, 'material=HDF');
});

/** Until the list of an address with this parameter is there, and its filters are counted. */
async function expectStill(page: Page, parameter: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.search.includes(parameter));
  await expect(resultLine(page)).toHaveText(/^Showing/);
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await layoutShift(page);
  expect(sum, `with ${parameter}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
}
