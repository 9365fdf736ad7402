import type { Product } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

// The card is drawn from real pictures, and each test changes the `navigator` of its tab.
test.use({ edge: 'with long timeouts', pictures: 'composed', tab: 'own' });

/** Two large pictures may have to be composed first. */
const COMPOSED = { timeout: 60_000 };

const LINE = { type: 'Solid', shade: 'Blue' };

async function blueSheet(): Promise<Product> {
  const body = { productClass: 'Sheet', category: '1.5mm acrylic', ...LINE };
  const [blue] = await callProvider(colorsByShade, { body });
  if (!blue) throw new Error('The provider has no blue sheet.');
  return blue;
}

const addressOf = ({ product_id }: Product) =>
  `/?${new URLSearchParams({ ...LINE, colour: product_id, room: 'bedroom' })}#visualizer`;

type Sent = { name: string; type: string; title: string; text: string; base64: string };

/** Makes the page run on a phone whose apps accept pictures. @returns what is sent to them */
async function withApps(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction('keepSent', (picture: Sent) => void sent.push(picture));
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length === 1,
      share: async ({ files: [file] = [], title, text }: ShareData) => {
        if (!file || !navigator.userActivation.isActive) throw new Error('not by a tap');
        const bytes = new Uint8Array(await file.arrayBuffer());
        const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        const { name, type } = file;
        await Reflect.get(window, 'keepSent')({ name, type, title, text, base64 });
      },
    });
  });
  return sent;
}

/** The size of a JPEG file, and its colours at some points: red, green and blue, 0–255. */
function seenIn(page: Page, base64: string, points: Record<string, [x: number, y: number]>) {
  return page.evaluate(
    async ({ data, places }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(image, 0, 0);
      const colours = Object.entries(places).map(([name, [x, y]]) => [
        name,
        [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3),
      ]);
      return { width, height, colours: Object.fromEntries(colours) as Record<string, number[]> };
    },
    { data: base64, places: points },
  );
}

const channels = (code: string) => [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));
const distance = (one: number[] = [], other: number[] = []) =>
  Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this design' });

async function openDialog(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.getByRole('region', { name: 'See it in a room' }).getByRole('button', { name: 'Share' }).tap();
  await expect(dialog(page)).toBeVisible();
}

test('TAKE-1 TAKE-2 a design is sent as a picture, by touch', { tag: '@inspiration' }, async ({ page }) => {
  const blue = await blueSheet();
  const sent = await withApps(page);
  await openDialog(page, addressOf(blue));
  const share = dialog(page).getByRole('button', { name: 'Share the picture' });
  await expect(share).not.toHaveAttribute('aria-busy', /./, COMPOSED);
  await expectAccessible(page);

  await share.tap();
  await expect(dialog(page).getByRole('status')).toHaveText('Shared successfully!');
  const [picture] = sent;
  expect(picture).toMatchObject({
    name: `laminate-house-${blue.colour_name.toLowerCase().replaceAll(' ', '-')}-bedroom.jpg`,
    type: 'image/jpeg',
    text: page.url(),
  });

  const points: Record<string, [number, number]> = {
    swatch: [176, 880],
    paper: [1000, 920],
    left: [40, 400],
    right: [1040, 400],
  };
  const { width, height, colours } = await seenIn(page, picture?.base64 ?? '', points);
  expect([width, height]).toEqual([1080, 1350]);
  expect(distance(colours['swatch'], channels(blue.code))).toBeLessThan(20);
  expect(distance(colours['paper'], channels('#faf7f2'))).toBeLessThan(6);
  // The picture shows a room, not a plain background.
  expect(distance(colours['left'], colours['right'])).toBeGreaterThan(6);
});
