import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { VISITOR_PAGES } from '../browser/visitor-pages.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { firstProduct } from '../provider-data/first-product.ts';
import { beCustomer, ORDER_PAGE, ORDERS_PAGE, PROFILE_PAGE } from './customer-pages.ts';

test.use({ edge: 'with long timeouts' });

/** Pixels: the narrowest phone on sale, and the usual one. */
const WIDTHS = [320, 360];

/** Pixels: the minimum by WCAG 2.2, success criterion 2.5.8. */
const SMALLEST_TARGET = 24;

/** A customer whose email has 60 letters without a place for a line break. */
const LONG_NAMED = {
  customer_id: 9845012345,
  name: 'Venkatanarasimharajuvaripeta Subrahmanyam',
  email: 'venkatanarasimharajuvaripeta.subrahmanyam@laminates.example.in',
  phone: '9845012345',
};

/** Has the effect of a browser's text size of 200 %. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Links and buttons in the header that overlap, or that the window cuts off. */
function headerCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, button)')].filter((one) =>
      one.checkVisibility(),
    );
    const box = (element: Element) => element.getBoundingClientRect();
    const name = (element: Element) => element.ariaLabel ?? element.textContent;
    const cut = controls.filter((one) => box(one).left < 0 || box(one).right > innerWidth).map(name);
    const covered = controls
      .slice(1)
      .filter((one, before) => box(one).left < Math.floor(box(controls[before] ?? one).right))
      .map(name);
    return [...cut, ...covered];
  });
}

function materialsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Selected Material"] a')]
      .filter((link) => link.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent),
  );
}

async function expectToFit(page: Page, path: string, data?: (page: Page) => Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage(page, path);
  if (data) await expect(data(page)).toBeVisible();
  expect(await widerThanWindow(page), path).toEqual([]);
  await enlargeText(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => widerThanWindow(page), `${path} scrolls sideways at ${width}`).toEqual([]);
    expect(await headerCollisions(page), `in the header of ${path} at ${width}`).toEqual([]);
    expect(await materialsCutOff(page), `materials at ${width}`).toEqual([]);
  }
}

test.describe('a phone of 320 to 360 pixels', () => {
  for (const { path } of VISITOR_PAGES) {
    test(`SITE-26 SITE-70 shows nothing on ${path} cut off, also with text at 200 %`, {
      tag: path.startsWith('/shop/Sheet') ? '@core' : [],
    }, async ({ page }) => {
      await expectToFit(page, path);
    });
  }

  test('SITE-26 shows nothing on a product page and the 404 page cut off, also with text at 200 %', async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    await expectToFit(page, (await firstProduct()).path);
    await page.setViewportSize({ width: 320, height: 740 });
    for (const buy of [
      page.getByRole('button', { name: 'Add to Cart' }),
      page.getByRole('main').getByRole('link', { name: 'Go To Cart' }),
    ])
      await expect(buy).toBeInViewport({ ratio: 1 });
    await page.goto('/nowhere');
    await enlargeText(page);
    await expect.poll(() => widerThanWindow(page), 'the 404 page scrolls sideways').toEqual([]);
  });

  test('SITE-49 shows a long name and email in the account menu whole, also with text at 200 %', async ({
    page,
  }) => {
    await beCustomer(page, [...PROFILE_PAGE.mocks, [verifyCustomer, { json: LONG_NAMED }]]);
    await openPage(page, '/about');
    await page.getByRole('button', { name: /^Account/ }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toContainText(LONG_NAMED.email);
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const hidden = () => menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await expect.poll(hidden, `at ${width} with text at ${size}`).toBe(0);
      }
    }
  });

  test('SITE-50 has a version in the footer that can be tapped', async ({ page }) => {
    await openPage(page, '/about');
    const version = page.getByRole('contentinfo').locator('summary');
    const { width, height } = (await version.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  });

  for (const { path, mocks, data } of [ORDERS_PAGE, ORDER_PAGE, PROFILE_PAGE]) {
    test(`SITE-26 shows nothing on ${path} of a customer cut off, also with text at 200 %`, async ({
      page,
    }) => {
      await beCustomer(page, mocks);
      await expectToFit(page, path, data);
    });
  }
});
