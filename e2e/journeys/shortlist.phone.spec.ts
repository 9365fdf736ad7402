import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => main(page).getByRole('button', { name: /^Shortlist / });

test.use({ tab: 'own' });

test.describe('a shortlist', { tag: ['@catalog'] }, () => {
  test('SHORT-32 that was sent is kept on request, and has codes in place of hearts on paper', async ({
    page,
  }) => {
    const sheets = await sheetsOnSale(2);
    const products = sheets.map(({ product_id }) => product_id).join(',');
    await openPage(page, `${pagePath('/shortlist')}?products=${products}&compare=${products}`);
    await expect(main(page).getByRole('columnheader')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByRole('listitem').getByText(sheets[0].product_id)).toBeVisible();
    await expect(hearts(page).first()).toBeHidden();
    await page.emulateMedia({ media: null });

    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Keep these' }).tap();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shortlist' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(2);
  });
});
