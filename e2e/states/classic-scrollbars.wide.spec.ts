import { CHROMIUM_ARGUMENTS } from '../browser/chromium-arguments.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { SHEETS } from '../browser/visitor-pages.ts';
import { env } from '../env.ts';

// A headless browser hides its scrollbars otherwise.
test.use({
  launchOptions: {
    executablePath: env.chromiumPath,
    args: [...CHROMIUM_ARGUMENTS],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Pixels. */
function widths(page: Page) {
  return page.evaluate(() => {
    const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    return {
      page: { left, width },
      scrollbar: innerWidth - document.documentElement.clientWidth,
      // A strip would lie between the dialog's backdrop, which ends where the document does, and the window's edge.
      strip: innerWidth - document.documentElement.getBoundingClientRect().width,
    };
  });
}

test('a drawer moves nothing on the page, and no strip stays beside it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await openPage(page, SHEETS);
  const before = await widths(page);
  expect(before.scrollbar).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const open = await widths(page);
  expect(open.page).toEqual(before.page);
  expect(open.scrollbar).toBe(0);
  expect(open.strip).toBe(0);
});
