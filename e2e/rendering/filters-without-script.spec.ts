import { shopPath } from 'shared-contracts/routes';
import { countProducts, firstPageLine, resultLine } from '../browser/product-list.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts', javaScriptEnabled: false });

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

async function expectList(page: Page, path: string, total: number): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(resultLine(page)).toHaveText(firstPageLine(total));
}

test.describe('filters without script', { tag: '@catalog' }, () => {
  test('SHOP-30 are ticked, applied together, and ticked in the response', async ({ page }) => {
    const chosen = { category: ['1.5mm Acrylic'], finish: ['Gloss'], shade: ['Blue', 'Brown'] };
    await page.goto('/shop/Sheet?application=Kitchen');
    const panel = filters(page);
    await expect(panel.getByRole('checkbox', { name: /^Kitchen/ })).toBeChecked();
    await panel.getByRole('checkbox', { name: /^Kitchen/ }).uncheck();
    await panel.getByRole('checkbox', { name: /^1\.5mm Acrylic/ }).check();
    await panel.getByRole('checkbox', { name: /^Gloss/ }).check();
    await panel.getByRole('textbox', { name: 'To' }).fill('4500');
    await expect(panel.getByRole('slider')).toHaveCount(0);
    for (const shade of chosen.shade) await panel.getByRole('checkbox', { name: shade }).check();
    await panel.getByRole('button', { name: 'Apply Filters' }).click();
    const total = await countProducts({ productClass: 'Sheet', ...chosen, price_max: 4500 });
    await expectList(page, shopPath('Sheet', { ...chosen, price_max: '4500' }), total);
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('4500');
  });

  test('keep the sort and the material, and the sort keeps them', async ({ page }) => {
    const board = (query: object) => shopPath('Board', { material: 'WPC', ...query });
    await page.goto(board({ shade: 'White' }));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(board({ shade: 'White', sort: 'price_desc' }));
    await filters(page).getByRole('checkbox', { name: 'White' }).uncheck();
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(board({ sort: 'price_desc' }));
  });

  test('end a search; a search keeps its sort and is cleared by a link', async ({ page }) => {
    const searched = (query: Record<string, string>) => shopPath('Sheet', query);
    await page.goto(searched({ sort: 'price_asc' }));
    await page.getByRole('combobox', { name: 'Search products' }).fill('teak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searched({ search: 'teak', sort: 'price_asc' }));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(searched({ search: 'teak', sort: 'price_desc' }));
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(searched({ sort: 'price_desc' }));

    await page.goto(searched({ search: 'teak', sort: 'price_asc' }));
    await filters(page).getByRole('checkbox', { name: 'Blue' }).check();
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(searched({ shade: 'Blue', sort: 'price_asc' }));
  });
});
