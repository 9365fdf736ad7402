import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { matchPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { drawnPhoto, type Photo } from '../browser/drawn-photo.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

test.use({ edge: 'with long timeouts' });

/** A decor whose colour is in the photo, in the part that is shown first. */
const TEAL = 'S15-VEMBANAD-TEAL';

/** The file of a camera that was held upright: the picture in it lies on its left side, as its EXIF orientation says. */
function heldUpright(photo: Photo): Photo {
  const EXIF_ORIENTATION_6 = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';
  const [start, rest] = [photo.buffer.subarray(0, 2), photo.buffer.subarray(2)];
  return { ...photo, buffer: Buffer.concat([start, Buffer.from(EXIF_ORIENTATION_6, 'hex'), rest]) };
}

const ring = (page: Page) => page.getByRole('slider', { name: 'Ring on the photo' });
const nearest = (page: Page) => page.getByRole('article').first();

/** A product that matches the colour, and one of another colour. */
async function twoColours() {
  const body = { productClass: 'Sheet', category: '1.5mm Acrylic', type: 'Solid', shade: 'Brown' };
  const [brown] = await callProvider(colorsByShade, { body });
  const teal = await callProvider(getProduct, { query: { id: TEAL } });
  if (!brown) throw new Error('The provider has no brown sheet.');
  return { brown, teal };
}

test('MATCH-3 a photo that was taken upright is shown upright', { tag: '@core' }, async ({ page }) => {
  const { brown, teal } = await twoColours();
  await openPage(page, matchPath());
  const photo = heldUpright(await drawnPhoto(page, teal.code, brown.code, 'image/jpeg'));
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await ring(page).focus();
  expect(
    await page.locator('canvas').evaluate(({ width, height }: HTMLCanvasElement) => [width, height]),
  ).toEqual([300, 400]);
  // The left half of the file is shown as the upper half.
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(nearest(page)).toContainText(teal.colour_name);
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(nearest(page)).toContainText(brown.colour_name);
});

test('MATCH-2 MATCH-21 what goes with a product is shown with it in a room, without a script', async ({
  page,
  browser,
}) => {
  const address = matchPath({ product: TEAL });
  await openPage(page, address);
  const section = page.getByRole('region', { name: 'Goes well with Vembanad Teal' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('img')).toHaveCount(3);
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(
    plain.getByRole('region', { name: 'Goes well with Vembanad Teal' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
  await expect(plain.getByRole('article')).toHaveCount(11);
  await plain.getByRole('textbox', { name: 'A colour code' }).fill('#fff');
  await plain.getByRole('button', { name: 'Match' }).click();
  await expect(plain.getByRole('heading', { name: 'Nearest to #ffffff' })).toBeVisible();
  await context.close();
});
