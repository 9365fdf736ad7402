import { pagePath, shopPath } from 'shared-contracts/routes';
import { getShortlist } from 'shared-contracts/shortlist/endpoints';
import { passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { newPhone } from '../provider-data/login-code.ts';
import { callProvider } from '../provider-data/provider-call.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => main(page).getByRole('button', { name: /^Shortlist / });
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents();

const heartOf = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^Shortlist ${name},`) });

/** Puts the products at these places of the list on the shortlist. @returns their names */
async function keep(page: Page, places: readonly number[]): Promise<string[]> {
  const kept: string[] = [];
  for (const place of places) {
    const card = main(page).getByRole('article').nth(place);
    await card.scrollIntoViewIfNeeded();
    const heart = card.getByRole('button', { name: /^Shortlist / });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    kept.unshift((await card.getByRole('heading').textContent()) ?? '');
  }
  return kept;
}

/** The phone has sent its list. */
const untilSent = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/shortlist') && response.request().method() === 'PUT',
  );

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

  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    test(`SHORT-12 of two phones loses nothing at the login, the ${order[0] === 0 ? 'first' : 'second'} phone first`, async ({
      browser,
      baseURL,
    }) => {
      const number = newPhone();
      const phones = await Promise.all(
        [
          [0, 1, 2],
          [2, 3],
        ].map(async (places) => {
          const context = await browser.newContext({ baseURL });
          const page = await context.newPage();
          await openPage(page, shopPath());
          return { context, page, kept: await keep(page, places) };
        }),
      );
      const all = [...new Set(phones.flatMap(({ kept }) => kept))].sort();
      expect(all).toHaveLength(4);
      const tokens: string[] = [];
      for (const index of order) {
        const page = phones[index]?.page;
        if (!page) continue;
        await page.getByRole('button', { name: 'Account', exact: true }).click();
        const joined = untilSent(page);
        tokens.push((await passLogin(page, number)).token);
        expect((await joined).status()).toBe(200);
      }
      const { entries } = await callProvider(getShortlist, {}, tokens[0]);
      expect(entries.filter(({ is_removed }) => !is_removed)).toHaveLength(4);

      // Both change something without a network.
      for (const [index, { page, context }] of phones.entries()) {
        await openPage(page, pagePath('/shortlist'));
        await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(4);
        expect((await names(page)).sort()).toEqual(all);
        await context.setOffline(true);
        const heart = heartOf(page, all[index] ?? '');
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
      }
      for (const { page, context } of phones) {
        const sent = untilSent(page);
        await context.setOffline(false);
        expect((await sent).status()).toBe(200);
      }
      for (const { page, context } of phones) {
        await openPage(page, pagePath('/shortlist'));
        // What the other phone has taken off keeps its place until the page is left.
        const left = main(page).getByRole('button', { name: /^Shortlist /, pressed: true });
        await expect(left).toHaveCount(2);
        for (const name of all.slice(2)) await expect(left.and(heartOf(page, name))).toBeVisible();
        await context.close();
      }
    });
  }
});
