import { shopPath } from 'shared-contracts/routes';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts' });

test.describe('the head follows the page', () => {
  test('a search is marked noindex, and Back removes the mark', async ({ page }) => {
    await openPage(page, shopPath('Sheet'));
    await expectHead(page, { canonical: shopPath('Sheet'), isOut: false });
    const box = page.getByPlaceholder('Search colour, finish or price');
    await box.fill('teak');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=teak/);
    await expectHead(page, { isOut: true });
    await page.goBack();
    await expectHead(page, { canonical: shopPath('Sheet'), isOut: false });
  });

  test('SITE-22 after a navigation, title and canonical address equal those of a fresh document', async ({
    page,
  }) => {
    await openPage(page, shopPath('Sheet'));
    const product = page.getByRole('main').getByRole('article').first().getByRole('link');
    const canonical = (await product.getAttribute('href')) ?? '';
    await product.click();
    await expectHead(page, { canonical, isOut: false });
    const gone = await wordsOf(page);
    await page.reload();
    await untilHydrated(page);
    expect(gone).toEqual(await wordsOf(page));
  });

  async function expectHead(page: Page, { canonical, isOut }: { canonical?: string; isOut: boolean }) {
    if (canonical) {
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        'href',
        new URL(canonical, page.url()).href,
      );
    }
    const robots = page.locator('head meta[name="robots"]');
    await expect(robots).toHaveCount(isOut ? 1 : 0);
    if (isOut) await expect(robots).toHaveAttribute('content', 'noindex');
  }
});

/** The parts of the document that bookmarks, shared links and search results use. */
function wordsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => [
    document.title,
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
  ]);
}
