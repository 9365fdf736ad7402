import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { matchPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

type Photo = { name: string; mimeType: string; buffer: Buffer };

/** A decor whose colour is in the photo, as it is shown first. */
const TEAL = 'S15-VEMBANAD-TEAL';

/** A photo, 400 × 300: the left half in one colour, the right half in another. */
async function drawnPhoto(page: Page, left: string, right: string, mimeType = 'image/png'): Promise<Photo> {
  const base64 = await page.evaluate(
    ({ colours, format }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
      const context = canvas.getContext('2d');
      for (const [half, colour] of colours.entries()) {
        Object.assign(context ?? {}, { fillStyle: colour });
        context?.fillRect(half * 200, 0, 200, 300);
      }
      return canvas.toDataURL(format, 1).split(',')[1] ?? '';
    },
    { colours: [left, right], format: mimeType },
  );
  return { name: 'floor', mimeType, buffer: Buffer.from(base64, 'base64') };
}

/** As a camera writes it that was held upright: the file lies on its left side, and its EXIF orientation says so. */
function heldUpright(photo: Photo): Photo {
  const EXIF_ORIENTATION_6 = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';
  const [start, rest] = [photo.buffer.subarray(0, 2), photo.buffer.subarray(2)];
  return { ...photo, buffer: Buffer.concat([start, Buffer.from(EXIF_ORIENTATION_6, 'hex'), rest]) };
}

/** Everything that the browser sends from now on: bodies, and addresses with their queries. */
function sentBy(page: Page) {
  const sent: { bodies: Buffer[]; addresses: string[] } = { bodies: [], addresses: [] };
  page.context().on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) sent.bodies.push(body);
    sent.addresses.push(request.url());
  });
  return sent;
}

/** Far less than the smallest photo has, and more than the longest address. */
const NO_PHOTO = 600;

const ring = (page: Page) => page.getByRole('slider', { name: 'Ring on the photo' });
const nearest = (page: Page) => page.getByRole('article').first();

async function openFromHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Match a colour of yours' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Match a colour' })).toBeVisible();
}

/** A product whose colour is matched, and one of another colour. */
async function twoColours() {
  const body = { productClass: 'Sheet', category: '1.5mm Acrylic', type: 'Solid', shade: 'Brown' };
  const [brown] = await callProvider(colorsByShade, { body });
  const teal = await callProvider(getProduct, { query: { id: TEAL } });
  if (!brown) throw new Error('The provider has no brown sheet.');
  return { brown, teal };
}

test('a photo leads to its decor by touch, and nothing of it is sent', async ({
  page,
  edgeWithLongTimeouts,
}) => {
  const { brown, teal } = await twoColours();
  await openPage(page, edgeWithLongTimeouts.origin);
  const photo = await drawnPhoto(page, teal.code, brown.code);
  await page.getByRole('link', { name: 'Match a colour of yours' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Match a colour' })).toBeVisible();
  await expectAccessible(page);

  const sent = sentBy(page);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).tap(),
  ]);
  await dialog.setFiles(photo);
  await expect(ring(page)).toBeVisible();
  const box = await page.locator('canvas').boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(edgeWithLongTimeouts.origin + matchPath({ colour: teal.code.slice(1) }));
  await expect(nearest(page)).toContainText(teal.colour_name);
  await expect(nearest(page)).toContainText('Hardly to be told apart');
  await expectAccessible(page);

  await nearest(page).getByRole('link', { name: teal.colour_name }).tap();
  await expect(page.getByRole('heading', { level: 1, name: teal.colour_name })).toBeVisible();
  expect(sent.bodies.filter(({ length }) => length > NO_PHOTO)).toEqual([]);
  expect(sent.bodies.filter((body) => body.includes(photo.buffer.subarray(0, 8)))).toEqual([]);
  expect(sent.addresses.filter(({ length }) => length > NO_PHOTO)).toEqual([]);
  expect(sent.addresses.length).toBeGreaterThan(0);
});

test('a photo leads to its decor by keyboard alone, and the address to the same', async ({
  page,
  edgeWithLongTimeouts,
}) => {
  const { brown, teal } = await twoColours();
  await openPage(page, edgeWithLongTimeouts.origin);
  const photo = await drawnPhoto(page, teal.code, brown.code);
  await openFromHome(page);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).press('Enter'),
  ]);
  await dialog.setFiles(photo);
  await ring(page).focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(ring(page)).toHaveAttribute(
    'aria-valuetext',
    `70% from the left, 50% from the top, colour ${brown.code}`,
  );
  const address = edgeWithLongTimeouts.origin + matchPath({ colour: brown.code.slice(1) });
  await expect(page).toHaveURL(address);
  await expect(nearest(page)).toContainText(brown.colour_name);

  await openPage(page, address);
  await expect(nearest(page)).toContainText(brown.colour_name);
  await nearest(page).getByRole('link', { name: brown.colour_name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: brown.colour_name })).toBeVisible();
});

test('a photo that was taken upright is shown upright', async ({ page, edgeWithLongTimeouts }) => {
  const { brown, teal } = await twoColours();
  await openPage(page, edgeWithLongTimeouts.origin + matchPath());
  const photo = heldUpright(await drawnPhoto(page, teal.code, brown.code, 'image/jpeg'));
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await ring(page).focus();
  expect(
    await page.locator('canvas').evaluate(({ width, height }: HTMLCanvasElement) => [width, height]),
  ).toEqual([300, 400]);
  // The left half of the file is the upper one.
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(nearest(page)).toContainText(teal.colour_name);
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(nearest(page)).toContainText(brown.colour_name);
});

test('a file that is no photo is told in a sentence', async ({ page, edgeWithLongTimeouts }) => {
  await openPage(page, edgeWithLongTimeouts.origin + matchPath());
  const buffer = Buffer.from('\0\0\0\u0018ftypheic');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'floor.heic', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('alert')).toContainText('This file cannot be opened as a photo here.');
  await expectAccessible(page);
});

test('what goes with a product is shown with it in a room, without a script', async ({
  page,
  browser,
  edgeWithLongTimeouts,
}) => {
  const address = edgeWithLongTimeouts.origin + matchPath({ product: TEAL });
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
