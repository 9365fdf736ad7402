import { pagePath, shopPath } from 'shared-contracts/routes';
import { getShortlist } from 'shared-contracts/shortlist/endpoints';
import { expectAccessible } from '../browser/accessibility.ts';
import { passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { newPhone } from '../provider-data/login-code.ts';
import { callProvider } from '../provider-data/provider-call.ts';

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => main(page).getByRole('button', { name: /^Shortlist / });
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents();

const toShortlist = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Shortlist' });
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

test.use({ tab: 'own' });

test.describe('a shortlist', { tag: ['@catalog'] }, () => {
  test('is kept from home on, compared, sent and printed by touch at 360 px', async ({
    browser,
    baseURL,
  }) => {
    const phone = { baseURL, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await openPage(page, '/');
    await main(page).getByRole('link', { name: 'Shop Now' }).first().tap();
    await expect(page).toHaveURL(/\/shop\/Sheet$/);
    const box = await hearts(page).first().boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);

    const kept = await keep(page, [0, 1, 2]);
    await toShortlist(page).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
    await expect.poll(() => names(page)).toEqual(kept);
    await expectAccessible(page);

    for (const index of [0, 1])
      await main(page)
        .getByRole('checkbox', { name: /^Compare / })
        .nth(index)
        .tap();
    await main(page).getByRole('button', { name: 'Side by side' }).tap();
    const heads = main(page).getByRole('columnheader');
    await expect(heads).toHaveCount(2);
    await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
    await main(page).getByRole('radio', { name: 'Bedroom' }).tap();
    await expect(heads.first().getByRole('img')).toHaveAttribute('src', /\/bedroom-/);
    await expectAccessible(page);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBe(360);

    await page.emulateMedia({ media: 'print' });
    await expect(
      main(page)
        .getByText(/^[A-Z\d]+-[A-Z-]+$/)
        .first(),
    ).toBeVisible();
    await expect(hearts(page).first()).toBeHidden();
    await page.emulateMedia({ media: null });

    const products = new URL(page.url()).searchParams.get('compare');
    await context.close();
    const other = await browser.newContext(phone);
    const receiver = await other.newPage();
    await openPage(receiver, `${pagePath('/shortlist')}?products=${products}`);
    await expect(receiver.getByRole('heading', { level: 1, name: 'A shortlist for you' })).toBeVisible();
    await expect(hearts(receiver).first()).toHaveAttribute('aria-pressed', 'false');
    await receiver.getByRole('button', { name: 'Keep these' }).tap();
    await expect(hearts(receiver).first()).toHaveAttribute('aria-pressed', 'true');
    await toShortlist(receiver).tap();
    await expect(receiver.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
    await expect(main(receiver).getByRole('heading', { level: 2 })).toHaveCount(2);
    await other.close();
  });

  test('is kept and compared by the keyboard alone', async ({ page }) => {
    await openPage(page, shopPath());
    for (const place of [0, 1]) {
      await hearts(page).nth(place).focus();
      await page.keyboard.press('Space');
      await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
    }
    await toShortlist(page).focus();
    await page.keyboard.press('Enter');
    const first = main(page)
      .getByRole('checkbox', { name: /^Compare / })
      .first();
    await first.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await main(page).getByRole('button', { name: 'Side by side' }).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('region', { name: 'Side by side' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(main(page).getByRole('checkbox', { name: 'Only differences' })).toBeChecked();
  });

  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    test(`of two phones loses nothing at the login, the ${order[0] === 0 ? 'first' : 'second'} phone first`, async ({
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
        const joined = page.waitForResponse(
          (response) => response.url().endsWith('/api/shortlist') && response.request().method() === 'PUT',
        );
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
        const sent = page.waitForResponse(
          (response) => response.url().endsWith('/api/shortlist') && response.request().method() === 'PUT',
        );
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
