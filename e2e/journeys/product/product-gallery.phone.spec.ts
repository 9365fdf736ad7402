import { productPath } from 'shared-contracts/routes';
import { draw } from '../../browser/fingers.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test.use({ pictures: 'composed' });

test.beforeEach(async ({ page }) => {
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));
});

test('a swipe changes the picture, and the thumbnails follow', { tag: ['@catalog'] }, async ({ page }) => {
  const thumbs = page.getByRole('tablist', { name: 'Pictures' }).getByRole('tab');
  await expect(thumbs.first()).toHaveAttribute('aria-selected', 'true');
  await draw(page, [{ x: 300, y: 300 }], [{ x: 60, y: 300 }]);
  await expect(thumbs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/material=Sheet$/);
});

test('PROD-5 a pinch zooms up to 350 %, a drag moves the picture, a tap resets it, a swipe changes it', {
  tag: '@catalog',
}, async ({ page }) => {
  await page
    .getByRole('link', { name: /^Zoom in/ })
    .first()
    .tap();
  const viewer = page.getByRole('dialog', { name: /, enlarged$/ });
  const picture = viewer.getByRole('img');
  await expect(picture).toBeVisible();
  const box = async () => {
    const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
    return { x, y, width };
  };
  const whole = await box();

  const middle = [
    { x: 160, y: 400 },
    { x: 200, y: 400 },
  ];
  await draw(page, middle, [
    { x: 140, y: 400 },
    { x: 220, y: 400 },
  ]);
  const expectWidth = (times: number) =>
    expect.poll(async () => (await box()).width).toBeCloseTo(whole.width * times, 0);
  await expectWidth(2);
  await draw(page, middle, [
    { x: 20, y: 400 },
    { x: 340, y: 400 },
  ]);
  await expectWidth(3.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  const before = await box();
  await draw(page, [{ x: 180, y: 400 }], [{ x: 120, y: 360 }]);
  // A browser may swallow the first pixels of a touch move.
  expect((await box()).x).toBeLessThan(before.x - 40);
  expect((await box()).y).toBeLessThan(before.y - 20);

  await page.touchscreen.tap(180, 400);
  expect(await box()).toEqual(whole);
  await draw(page, [{ x: 300, y: 400 }], [{ x: 100, y: 400 }]);
  await expect(viewer).toContainText(/2 of \d/);
});
