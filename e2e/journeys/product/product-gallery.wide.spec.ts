import { productPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../../browser/shop-test.ts';
import { untilComposed } from '../../provider-data/composed-pictures.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test.use({ pictures: 'composed' });

const viewer = (page: Page) => page.getByRole('dialog', { name: /, enlarged$/ });
const largePictures = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Zoom in: / });

function enlargement(picture: Locator, frame: Locator): Promise<number> {
  return Promise.all([picture.boundingBox(), frame.boundingBox()]).then(
    ([drawn, seen]) => Math.round(((drawn?.width ?? 0) / (seen?.width ?? 1)) * 100) / 100,
  );
}

async function bottomOf(box: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return y + height;
}

test.beforeEach(async ({ page }) => {
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));
});

test('PIC-104 thumbnails end with the picture, further ones are scrolled to', {
  tag: '@catalog',
}, async ({ page }) => {
  const thumbs = page.getByRole('tablist', { name: 'Pictures' });
  expect(await bottomOf(thumbs)).toBeLessThanOrEqual((await bottomOf(largePictures(page).first())) + 2);
  expect(await thumbs.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0);
});

test('PROD-5 the pointer over the picture enlarges that part to 350 %, until it leaves', {
  tag: '@catalog',
}, async ({ page }) => {
  const link = largePictures(page).first();
  const lens = link.locator('[aria-hidden] > img');
  await link.hover({ position: { x: 10, y: 10 } });
  await expect(lens).toBeVisible();
  expect(await enlargement(lens, link)).toBe(3.5);
  const seen = () => lens.evaluate((picture) => picture.parentElement?.scrollLeft);
  await link.hover({ position: { x: 20, y: 20 } });
  const left = await seen();
  const { width = 0 } = (await link.boundingBox()) ?? {};
  await link.hover({ position: { x: width - 20, y: 20 } });
  expect(await seen()).toBeGreaterThan((left ?? 0) + width);
  await page.mouse.move(5, 5);
  await expect(lens).toBeHidden();
});

test('PROD-31 a picture whose viewer cannot be loaded is shown as its file', {
  tag: ['@catalog'],
}, async ({ page, allow }) => {
  // When the browser shows a picture as a page, it adds styles, which the picture's policy refuses.
  allow(/Failed to load resource|inline style|style-src-attr/);
  await page.route('**/picture-viewer.js*', (route) => route.abort());
  const file = (await largePictures(page).first().getAttribute('href')) ?? '';
  expect(await untilComposed(new URL(file, page.url()).href)).toBe(200);
  await largePictures(page).first().press('Enter');
  await expect(page).toHaveURL(file);
});

test('the viewer traps the focus; wheel and click zoom at the pointer, arrow keys move what is enlarged', {
  tag: ['@catalog'],
}, async ({ page }) => {
  await largePictures(page).first().click();
  const picture = viewer(page).getByRole('img');
  const whole = await picture.boundingBox();
  for (const _ of Array.from({ length: 8 })) {
    await page.keyboard.press('Tab');
    const focused = viewer(page).locator(':focus');
    // After the last control, the browser's own toolbar may get the focus, but never the page behind the dialog.
    if ((await focused.count()) === 0) {
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }
  }
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -100);
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeCloseTo((whole?.width ?? 0) * 1.4, 0);
  const { y = 0 } = (await picture.boundingBox()) ?? {};
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(y);
  await page.mouse.click(900, 500);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0);
  await viewer(page).getByRole('button', { name: 'Close the pictures' }).click();
  await expect(largePictures(page).first()).toBeFocused();
});
