import { colorsByShade } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { expect, test } from '../../browser/shop-test.ts';
import { callProvider } from '../../provider-data/provider-call.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test.use({ edge: 'with long timeouts', javaScriptEnabled: false });

test.describe('a product page without scripts', { tag: '@catalog' }, () => {
  test('links to the other colours, shows the next picture, opens its sections and links back to the shop', async ({
    page,
  }) => {
    const [product] = await sheetsOnSale();
    const { category, type, shade } = product;
    const body = { productClass: 'Sheet', category, type, shade };
    const other = (await callProvider(colorsByShade, { body })).find(
      ({ product_id }) => product_id !== product.product_id,
    );
    await page.goto(productPath(product));

    const pictures = page.getByRole('main').getByRole('link', { name: /^Zoom in: / });
    await expect(pictures.nth(1)).not.toBeInViewport({ ratio: 0.5 });
    await page.getByRole('tablist', { name: 'Pictures' }).getByRole('tab').nth(1).click();
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });

    const more = page.getByRole('group').filter({ hasText: 'More about this product' });
    await more.getByText('More about this product').click();
    const [, words = ''] = /<strong>(.*?)<\/strong>/.exec(product.common_desc) ?? [];
    expect(words).not.toBe('');
    await expect(more.getByText(words)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Share' })).toBeHidden();
    await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);

    await page.getByRole('radio', { name: other?.colour_name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.colour_name ?? '');
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/Sheet$/);
  });
});
