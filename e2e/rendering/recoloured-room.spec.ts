import { type Levels, ROOM_LIGHT, recolouredPixel } from 'shared-contracts/image/room-light';
import type { RoomView } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { allowSoftwareGl, SOFTWARE_GL_ARGUMENTS } from '../browser/chromium-arguments.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { callProvider } from '../provider-data/provider-call.ts';

const LINE = { type: 'Wood Grain', shade: 'Brown' };
const ROOM = 'kitchen';
/** One pixel in this many is compared. */
const STEP = 173;

test.use({
  edge: 'with long timeouts',
  tab: 'own',
  pictures: 'composed',
  launchOptions: {
    executablePath: env.chromiumPath,
    args: [...SOFTWARE_GL_ARGUMENTS],
  },
});

/** The levels of some pixels, for each part of a picture. */
type Parts = Levels[][];

/** Pixels of the canvas, and of the files from which it was painted. */
async function readBack(page: Page, files: readonly string[]): Promise<Parts[]> {
  const part = ROOM_LIGHT.width * ((ROOM_LIGHT.width * 5) / 8);
  return await page.evaluate(
    async ({ addresses, pixels, step }) => {
      const canvas = document.querySelector('canvas');
      if (!canvas) throw new Error('There is no canvas.');
      const load = async (address: string) => createImageBitmap(await (await fetch(address)).blob());
      return [canvas, ...(await Promise.all(addresses.map(load)))].map((image): Parts => {
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('There is no context.');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const count = (image.width * image.height) / pixels;
        return Array.from({ length: count }, (_, at) =>
          Array.from({ length: Math.floor(pixels / step) }, (__, place): Levels => {
            const [red = 0, green = 0, blue = 0] = data.subarray((at * pixels + place * step) * 4);
            return [red, green, blue];
          }),
        );
      });
    },
    { addresses: [...files], pixels: part, step: STEP },
  );
}

test('INSP-72 the shader calculates what the contract says', { tag: '@matrix' }, async ({ page }) => {
  const body = { productClass: 'Sheet', category: '1.5mm acrylic', ...LINE };
  const colours = await callProvider(colorsByShade, { body });
  const layers = (place: number) =>
    colours[place]?.room_views?.find(({ picture }: RoomView) => picture.image_link.includes(`/${ROOM}-`))
      ?.layers;
  const touched = layers(1);
  if (!touched) throw new Error('The provider has too few brown woods.');
  await page.addInitScript(allowSoftwareGl, true);
  const design = new URLSearchParams({ ...LINE, room: ROOM });
  await openPage(page, `/?${design}#visualizer`);
  const tool = page.getByRole('region', { name: 'See it in a room' });
  const swatch = tool.getByRole('radio', { name: colours[1]?.colour_name ?? '', exact: true });
  // The visualizer does not notice the pointer before it is hydrated.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await swatch.hover({ force: true });
    await expect(page.locator('canvas[data-shows=preview]')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 75_000 });

  const [painted, light, albedo] = await readBack(page, [touched.light, touched.albedo]);
  const [canvas = []] = painted ?? [];
  expect(canvas.length).toBeGreaterThan(2_000);
  const differences = canvas.map((shown, place) => {
    const at = (parts: Parts = []) => parts.map((levels): Levels => levels[place] ?? [0, 0, 0]);
    const due = recolouredPixel(at(light), at(albedo));
    return Math.max(...due.map((level, channel) => Math.abs(level - (shown[channel] ?? 0))));
  });
  expect(Math.max(...differences)).toBeLessThanOrEqual(2);
});
