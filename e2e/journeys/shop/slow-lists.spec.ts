import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import { layoutShift, watchLayoutShifts } from '../../browser/layout-shifts.ts';
import { openPage, watchRequests } from '../../browser/open-page.ts';
import { chooseFilter, resultLine } from '../../browser/product-list.ts';
import { expect, test } from '../../browser/shop-test.ts';

const MOST = 0.02;
/** Milliseconds. A browser does not count layout shifts within 500 ms of an input. */
const LATE = 700;
const LATE_ANSWERS = [filterProducts, getFacets, getCategoriesAndTypes, getShades, getApplications];

test('a list that takes longer than 500 ms causes no layout shift', { tag: '@catalog' }, async ({ page }) => {
  await watchLayoutShifts(page);
  const untilQuiet = watchRequests(page);
  await openPage(page, '/shop/Sheet');
  for (const { path } of LATE_ANSWERS) {
    await page.route(`**${path}*`, (route) => void setTimeout(() => void route.continue(), LATE));
  }

  await chooseFilter(page, 'Kitchen');
  await expectStill('application=Kitchen');
  await chooseFilter(page, 'Solid');
  await expectStill('type=Solid');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expectStill('sort=price_desc');
  await page.getByRole('group', { name: 'Product class' }).getByRole('link', { name: 'Board' }).click();
  await expectStill('material=HDF');

  /** Resolves when the list for this parameter is shown, with its filter counts. */
  async function expectStill(parameter: string): Promise<void> {
    await expect(page).toHaveURL((url) => url.search.includes(parameter));
    await expect(resultLine(page)).toHaveText(/^Showing/);
    await untilQuiet();
    const { sum, moved } = await layoutShift(page);
    expect(sum, `with ${parameter}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
  }
});
