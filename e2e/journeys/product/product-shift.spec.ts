import { isDeepStrictEqual } from 'node:util';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import {
  availableShades,
  colorsByShade,
  getProduct,
  getProductForms,
  getRelatedProducts,
} from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { layoutShift, watchLayoutShifts } from '../../browser/layout-shifts.ts';
import { mockEndpoint } from '../../browser/mocked-endpoint.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Locator, test } from '../../browser/shop-test.ts';
import { showWholePage } from '../../browser/whole-page.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test.use({ pictures: 'composed' });

/** Google rates up to 0.1 as good. */
const MOST_SHIFT = 0.02;

/** Responses in this order, more than 500 ms apart, because Chromium does not count layout shifts within that time after an input. */
const ONE_BY_ONE: readonly Endpoint[] = [
  getProduct,
  availableShades,
  colorsByShade,
  getCartCharges,
  getProductForms,
  getRelatedProducts,
];
const APART = 700;

test.describe('the product page has no layout shift', { tag: '@catalog' }, () => {
  test.use({ edge: 'without data' });

  test('while its responses arrive one by one', async ({ page, isMobile }) => {
    await watchLayoutShifts(page);
    for (const [place, { path }] of ONE_BY_ONE.entries()) {
      await page.route(new RegExp(`${path}(?:\\?|$)`), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, (place + 1) * APART));
        await route.continue();
      });
    }
    const [product] = await sheetsOnSale();
    for (const width of isMobile ? [360] : [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, productPath(product));
      await expect(page.getByRole('radiogroup', { name: 'Colours of this shade' })).toBeVisible();
      await showWholePage(page);
      const related = page.getByRole('region', { name: 'You Might Also Like' });
      await expect(related.getByRole('article')).not.toHaveCount(0);
      const { sum, moved } = await layoutShift(page);
      expect(sum, [`at ${width} px`, ...moved].join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

  test('when the charges of an order arrive', async ({ page, isMobile }) => {
    const asked = Promise.withResolvers<void>();
    await page.route(new RegExp(`${getCartCharges.path}(?:\\?|$)`), async (route) => {
      await asked.promise;
      await route.continue();
    });
    const [product] = await sheetsOnSale();
    await openPage(page, productPath(product));
    const below = page.getByRole('group', { name: 'Share' });
    const widths = isMobile ? [360] : [820, 1440];
    const tops = async () => {
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push((await placeOf(below))[1] + (await page.evaluate(() => scrollY)));
      }
      return found;
    };
    const waiting = page.getByRole('status', { name: 'Loading the charges' });
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Colours of this shade' })).toBeVisible();
    // In wide windows its placeholders may take another row than the shades.
    await expect(page.getByRole('radiogroup', { name: 'Shades' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    let before = await tops();
    // When nothing moves any more, everything except the charges has arrived.
    const isSettled = async () => {
      const last = before;
      before = await tops();
      return isDeepStrictEqual(before, last);
    };
    await expect.poll(isSettled, { intervals: [500], timeout: 15_000 }).toBe(true);
    asked.resolve();
    await expect(waiting).toBeHidden();
    const moved = async () => {
      const now = await tops();
      return Math.max(...now.map((top, at) => Math.abs(top - (before[at] ?? 0))));
    };
    // After a change of its width, a page may not have been laid out again yet. Each of the three lines of the skeleton is 0.7 pixels higher
    // than text.
    await expect.poll(moved, { message: 'pixels', timeout: 5_000 }).toBeLessThanOrEqual(3);
  });

  test('when it replaces its skeleton', async ({ page, isMobile }) => {
    const [product] = await sheetsOnSale();
    const asked = Promise.withResolvers<void>();
    // The list of colours is delayed too, because it would provide the product.
    for (const { path } of [getProduct, colorsByShade]) {
      await page.route(new RegExp(`${path}(?:\\?|$)`), async (route) => {
        await asked.promise;
        await route.continue();
      });
    }
    await openPage(page, productPath(product));
    const skeleton = page.getByRole('status', { name: 'Loading the product' });
    const boxes = skeleton.locator('[aria-hidden]');
    const thumbs = page.getByRole('tablist', { name: 'Pictures' }).getByRole('tab');
    const widths = isMobile ? [360, 740] : [820, 1440];
    const places = new Map<number, Place[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 740 ? 360 : 900 });
      // The first box is the skeleton of the breadcrumb.
      places.set(width, [await placeOf(boxes.nth(1)), await placeOf(boxes.nth(2))]);
    }
    asked.resolve();
    await expect(skeleton).toBeHidden();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 740 ? 360 : 900 });
      const picture = page.getByRole('link', { name: /^Zoom in: / }).first();
      const real = [await placeOf(picture), await placeOf(thumbs.first())];
      const off = real.flat().map((edge, at) => Math.abs(edge - (places.get(width)?.flat()[at] ?? 0)));
      expect(Math.max(...off), `pixels at ${width} px`).toBeLessThanOrEqual(2);
    }
  });
});

test('the product page has no layout shift below a product that has no other material', {
  tag: '@catalog',
}, async ({ page }) => {
  await watchLayoutShifts(page);
  await mockEndpoint(page, getProductForms, { json: { forms: [], goesWith: [] } });
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));
  const materials = page.getByRole('region', { name: 'Explore in Other Materials' });
  await expect(materials).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(materials).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'You Might Also Like' })).not.toBeInViewport();
  await showWholePage(page);
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(MOST_SHIFT);
});

/** Left, top, width, height. */
type Place = [number, number, number, number];

async function placeOf(box: Locator): Promise<Place> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return [x, y, width, height];
}
