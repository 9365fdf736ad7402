import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';
import { beCustomer, ORDERS_PAGE } from './customer-pages.ts';

// An emulated medium is lost in a shared tab, whose process changes before the first document.
test.use({ edge: 'with long timeouts', tab: 'own' });

/** Relative luminance of the background behind an element: 0 is black, 1 is white. */
function groundOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((selected) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    let element = document.querySelector(selected);
    while (element) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(getComputedStyle(element).backgroundColor);
      if (alpha > 0) return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      element = element.parentElement;
    }
    return 1;
  }, selector);
}

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  for (const path of [pagePath('/'), pagePath('/about'), pagePath('/contact'), '/shop/Sheet'])
    test(`SITE-28 ${path} has the name of the shop, no buttons and a white footer without links`, async ({
      page,
    }) => {
      await openPage(page, path);
      await checkPaper(page);
    });

  test('SITE-28 TAKE-10 a product page has its name and price, no buttons and a white footer without links', async ({
    page,
  }) => {
    const { path, colour_name } = await firstProduct();
    await openPage(page, path);
    await checkPaper(page);
    await expect(page.getByRole('heading', { name: colour_name, level: 1 })).toBeVisible();
  });

  test('INFO-10 SITE-28 all policies are open', async ({ page }) => {
    await openPage(page, pagePath('/contact'));
    const texts = page.locator('main details > :not(summary)');
    expect(await texts.count()).toBeGreaterThanOrEqual(4);
    for (const text of await texts.all()) await expect(text).toBeVisible();
  });
});

async function checkPaper(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Laminate House');
  await expect(page.locator('button:not([data-picture])').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('footer nav').filter({ visible: true })).toHaveCount(0);
  expect(await groundOf(page, 'footer')).toBeCloseTo(1);
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('SITE-29 the header marks the current page by a line', async ({ page }) => {
    await openPage(page, pagePath('/about'));
    const header = page.getByRole('navigation', { name: 'Main' });
    expect(await linesOf(header, 'About')).toEqual({ ...NO_LINES, bottom: true });
    expect(await linesOf(header, 'Contact Us')).toEqual(NO_LINES);
  });

  test('SITE-29 the account marks the current page by a line', async ({ page }) => {
    await beCustomer(page, ORDERS_PAGE.mocks);
    await openPage(page, ORDERS_PAGE.path);
    const account = page.getByRole('main').getByRole('navigation', { name: 'Account' });
    expect(await linesOf(account, 'Order History')).toEqual({ ...NO_LINES, left: true });
    expect(await linesOf(account, 'My Profile')).toEqual(NO_LINES);
  });

  test('SITE-29 the menu of a phone underlines the current page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, pagePath('/about'));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const line = (name: string) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await line('About')).toBe('underline');
    expect(await line('Contact Us')).toBe('none');
  });
});

const NO_LINES = { top: false, bottom: false, left: false };

/** The sides on which a link has a line that is distinct from the background. */
function linesOf(navigation: Locator, name: string): Promise<typeof NO_LINES> {
  return navigation.getByRole('link', { name, exact: true }).evaluate((link) => {
    const canvas = document.body.appendChild(document.createElement('p'));
    canvas.style.cssText = 'forced-color-adjust: none; color: Canvas';
    const { color: background } = getComputedStyle(canvas);
    const style = getComputedStyle(link);
    const shows = (side: 'top' | 'bottom' | 'left') =>
      style.getPropertyValue(`border-${side}-width`) !== '0px' &&
      style.getPropertyValue(`border-${side}-color`) !== background;
    return { top: shows('top'), bottom: shows('bottom'), left: shows('left') };
  });
}
