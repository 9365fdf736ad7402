import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfRgb } from 'catalogue/colour/lab';
import { SOFTWARE_GL_ARGUMENTS } from '../browser/chromium-arguments.ts';
import {
  type DrawnRoom,
  drawnRoom,
  levelOf,
  lightAt,
  lightOf,
  ROOM_SIZE,
  type Spot,
} from '../browser/drawn-room.ts';
import { crossing, greenness, type Levels, laidEdge } from '../browser/laid-edge.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';

test.use({
  edge: 'with long timeouts',
  tab: 'own',
  launchOptions: { executablePath: env.chromiumPath, args: [...SOFTWARE_GL_ARGUMENTS] },
});

/** Three old fronts: a beige one in lamp light, seen frontally; a white one from the right in daylight; and a dark grained one from the left. */
const ROOMS: Readonly<Record<string, DrawnRoom>> = {
  'a beige front under a lamp': {
    corners: [
      [423, 262],
      [777, 262],
      [777, 641],
      [423, 641],
    ],
    front: [0.55, 0.42, 0.3],
    grain: 0,
    wall: [0.5, 0.47, 0.42],
    paper: [850, 420],
    light: [0.95, 0.82, 0.62],
    growth: [0.5, 0],
  },
  'a white front in daylight, seen from the right': {
    corners: [
      [395, 294],
      [792, 233],
      [792, 668],
      [395, 607],
    ],
    front: [0.85, 0.86, 0.84],
    grain: 0.04,
    wall: [0.35, 0.38, 0.4],
    paper: [330, 450],
    light: [0.62, 0.7, 0.8],
    growth: [-0.4, 0.4],
  },
  'a dark grained front in the evening, seen from the left and below': {
    corners: [
      [402, 235],
      [761, 301],
      [733, 590],
      [438, 655],
    ],
    front: [0.16, 0.09, 0.05],
    grain: 0.12,
    wall: [0.6, 0.55, 0.5],
    paper: [840, 480],
    light: [0.7, 0.62, 0.52],
    growth: [0.3, -0.5],
  },
};

/** Colours of the laid decor: white, which takes its colour from the light alone; or green, which no room here has, with a blue right half. */
const WHITE = [244, 241, 234] as const;
const GREEN = [30, 210, 30] as const;
const GREEN_AND_BLUE = [30, 210, 190] as const;
/** Pixels of a wood's picture. It shows 87 cm, of which 60 cm are laid on a front of the default width: the middle of these is here. */
const TILE = { size: 870, middle: 300 };
const WOOD = 'S125-SATPURA-OAK';

/** The places of four corners that the page has placed by itself. */
const PLACED = { left: 0.35, right: 0.65, top: 0.3, bottom: 0.7 };

async function tileOf(page: Page, left: readonly number[], right: readonly number[]): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ colours, size, middle }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const context = canvas.getContext('2d');
      for (const [index, colour] of colours.entries()) {
        Object.assign(context ?? {}, { fillStyle: `rgb(${colour})` });
        context?.fillRect(index * middle, 0, size, size);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { colours: [left.join(), right.join()], ...TILE },
  );
  return Buffer.from(base64, 'base64');
}

/** Opens a photo, lets the page place the corners, and moves them with the arrow keys. */
async function markByKeyboard(page: Page, room: DrawnRoom): Promise<void> {
  const photo = { name: 'room.png', mimeType: 'image/png', buffer: await drawnRoom(page, room) };
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('button', { name: 'Place four corners for me' }).press('Enter');
  const { width, height } = ROOM_SIZE;
  const { left, right, top, bottom } = PLACED;
  const placed: readonly Spot[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  for (const [index, name] of ['top left', 'top right', 'bottom right', 'bottom left'].entries()) {
    const [from, to] = [placed[index] ?? [0, 0], room.corners[index] ?? [0, 0]];
    const handle = page.getByRole('button', { name: `Corner ${name} of front 1` });
    await handle.focus();
    await moveBy(page, to[0] - Math.round(from[0] * width), ['ArrowLeft', 'ArrowRight']);
    await moveBy(page, to[1] - Math.round(from[1] * height), ['ArrowUp', 'ArrowDown']);
    await expect(handle).toHaveAccessibleName(
      new RegExp(`${to[0]} pixels from the left, ${to[1]} from the top`),
    );
  }
}

async function moveBy(page: Page, pixels: number, [back, on]: readonly [string, string]): Promise<void> {
  const key = pixels < 0 ? back : on;
  // A key alone moves a corner by 1 % of the longer side.
  const step = Math.round(Math.max(ROOM_SIZE.width, ROOM_SIZE.height) / 100);
  const [far, near] = [Math.floor(Math.abs(pixels) / step), Math.abs(pixels) % step];
  for (let times = 0; times < far; times++) await page.keyboard.press(key);
  for (let times = 0; times < near; times++) await page.keyboard.press(`Shift+${key}`);
}

async function paintedPixels(page: Page): Promise<(x: number, y: number) => Levels> {
  const base64 = await page
    .locator('fieldset > canvas')
    .nth(1)
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const { data = new Uint8ClampedArray() } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      let bytes = '';
      for (let at = 0; at < data.length; at += 8_192)
        bytes += String.fromCharCode(...data.subarray(at, at + 8_192));
      return btoa(bytes);
    });
  const data = Buffer.from(base64, 'base64');
  expect(data.length).toBe(ROOM_SIZE.width * ROOM_SIZE.height * 4);
  return (x, y) => {
    const at = (y * ROOM_SIZE.width + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

async function openRoom(page: Page, tile: Buffer, room: DrawnRoom): Promise<void> {
  await page.route(/\/images\/[^?]*\/flat-800\.webp/, (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  await openPage(page, `/my-room?product=${WOOD}`);
  await markByKeyboard(page, room);
}

for (const [name, room] of Object.entries(ROOMS)) {
  test(`ROOM-10 the corners of ${name} are those that were marked`, async ({ page }) => {
    test.slow();
    await openRoom(page, await tileOf(page, GREEN, GREEN_AND_BLUE), room);
    await expect(page.getByRole('button', { name: 'Before and after' })).toBeVisible();
    await expect
      .poll(async () => greenness((await paintedPixels(page))(500, 450)), { timeout: 60_000 })
      .toBeGreaterThan(0.2);
    const pixel = await paintedPixels(page);

    const edges = room.corners.map((from, index) =>
      laidEdge(pixel, from, room.corners[(index + 1) % 4] ?? from),
    );
    const errors = room.corners.map(([x, y], index) => {
      const [before, after] = [edges[(index + 3) % 4], edges[index]];
      if (!before || !after) return Number.NaN;
      const laid = crossing(before, after);
      return Math.hypot(laid[0] - x, laid[1] - y);
    });
    // The middle of the front, and of the decor laid on it, is where the diagonals cross.
    const [a, b, c, d] = room.corners;
    const middle = crossing([a, c], [b, d]);
    const row = Math.floor(middle[1]);
    const blues = Array.from({ length: 40 }, (_, at) => pixel(Math.round(middle[0]) - 20 + at, row)[2]);
    const [first = 0, last = 0] = [blues[0], blues.at(-1)];
    const split =
      blues.reduce((sum, each) => sum + (last - each) / (last - first), 0) + Math.round(middle[0]) - 20;
    test.info().annotations.push({
      type: 'measured',
      description: `corners ${errors.map((each) => each.toFixed(2)).join(', ')} px, middle ${Math.abs(split - middle[0]).toFixed(2)} px`,
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(1);
    expect(Math.abs(split - middle[0])).toBeLessThanOrEqual(1.5);
  });

  test(`ROOM-10 a white decor in place of ${name} has the colour of the light`, async ({ page }) => {
    test.slow();
    await openRoom(page, await tileOf(page, WHITE, WHITE), room);
    await page.getByRole('button', { name: 'Show where white paper is' }).press('Enter');
    const stage = page.getByRole('group', { name: 'Your photo' });
    const box = await stage.boundingBox();
    const scale = (box?.width ?? 0) / ROOM_SIZE.width;
    await stage.click({ position: { x: room.paper[0] * scale, y: room.paper[1] * scale } });
    await expect(page.getByText('The light is measured by your white paper.')).toBeVisible();

    const [a, b, c, d] = room.corners;
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((u) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((v) => [u, v] as const),
    );
    const differences = async () => {
      const pixel = await paintedPixels(page);
      return places.map(([u, v]) => {
        const x = Math.round((1 - v) * ((1 - u) * a[0] + u * b[0]) + v * ((1 - u) * d[0] + u * c[0]));
        const y = Math.round((1 - v) * ((1 - u) * a[1] + u * b[1]) + v * ((1 - u) * d[1] + u * c[1]));
        const light = lightAt(room, [x + 0.5, y + 0.5]);
        const due = WHITE.map((level, channel) => levelOf(lightOf(level) * (light[channel] ?? 0)));
        const [red = 0, green = 0, blue = 0] = due;
        return deltaE2000(labOfRgb(pixel(x, y)), labOfRgb([red, green, blue]));
      });
    };
    await expect
      .poll(async () => Math.max(...(await differences())), { timeout: 60_000 })
      .toBeLessThanOrEqual(3);
    const measured = await differences();
    test.info().annotations.push({
      type: 'measured',
      description: `CIEDE2000 mean ${(measured.reduce((sum, each) => sum + each, 0) / measured.length).toFixed(2)}, worst ${Math.max(...measured).toFixed(2)}`,
    });
  });
}
