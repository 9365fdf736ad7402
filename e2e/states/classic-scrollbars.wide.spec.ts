import { CHROMIUM_ARGUMENTS } from '../browser/chromium-arguments.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { SHEETS } from '../browser/visitor-pages.ts';
import { env } from '../env.ts';
import { firstProduct } from '../provider-data/first-product.ts';

type Opener = { name: string; path: () => Promise<string>; open: (page: Page) => Promise<Locator> };

// By default a headless browser hides its scrollbars.
test.use({
  tab: 'own',
  launchOptions: {
    executablePath: env.chromiumPath,
    args: [...CHROMIUM_ARGUMENTS],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const filters: Opener = {
  name: 'a drawer',
  path: async () => SHEETS,
  open: async (page) => {
    await page.getByRole('link', { name: /^Filters/ }).click();
    return page.getByRole('dialog', { name: 'Filters' });
  },
};
const viewer: Opener = {
  name: 'the picture viewer',
  path: async () => (await firstProduct()).path,
  open: async (page) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Zoom in: / })
      .first()
      .click();
    return page.getByRole('dialog', { name: /, enlarged$/ });
  },
};

/** Pixels. */
function widths(page: Page) {
  return page.evaluate(() => {
    const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    return {
      page: { left, width },
      scrollbar: innerWidth - document.documentElement.clientWidth,
      // A strip would be visible between the dialog's backdrop, which ends with the document, and the edge of the window.
      strip: innerWidth - document.documentElement.getBoundingClientRect().width,
    };
  });
}

for (const { name, path, open } of [filters, viewer]) {
  test(`SITE-27 ${name} moves nothing on the page, and no strip stays beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await openPage(page, await path());
    const before = await widths(page);
    expect(before.scrollbar).toBeGreaterThan(0);
    await expect(await open(page)).toBeVisible();
    const opened = await widths(page);
    expect(opened.page).toEqual(before.page);
    expect(opened.scrollbar).toBe(0);
    expect(opened.strip).toBe(0);
  });
}
