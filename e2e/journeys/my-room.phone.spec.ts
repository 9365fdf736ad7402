import { expectAccessible } from '../browser/accessibility.ts';
import { SOFTWARE_GL_ARGUMENTS } from '../browser/chromium-arguments.ts';
import { expectNothingOf, sentBy } from '../browser/drawn-photo.ts';
import { type DrawnRoom, drawnRoom, ROOM_SIZE, type Spot } from '../browser/drawn-room.ts';
import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { Shopper } from '../browser/shopper.ts';
import { env } from '../env.ts';

test.use({
  edge: 'with long timeouts',
  tab: 'own',
  hasTouch: true,
  launchOptions: { executablePath: env.chromiumPath, args: [...SOFTWARE_GL_ARGUMENTS] },
});

const ROOM: DrawnRoom = {
  corners: [
    [300, 200],
    [900, 150],
    [900, 750],
    [300, 700],
  ],
  front: [0.5, 0.4, 0.3],
  grain: 0.05,
  wall: [0.6, 0.6, 0.6],
  paper: [1050, 450],
  light: [0.8, 0.75, 0.7],
  growth: [0.2, 0],
};

const MOST_SHIFT = 0.02;

const stage = (page: Page) => page.getByRole('group', { name: 'Your photo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'In your own room' });
const photoOf = async (page: Page) => ({
  name: 'kitchen.png',
  mimeType: 'image/png',
  buffer: await drawnRoom(page, ROOM),
});

async function tapPhoto(page: Page, shopper: Shopper, [x, y]: Spot): Promise<void> {
  await stage(page).scrollIntoViewIfNeeded();
  const box = await stage(page).boundingBox();
  const scale = (box?.width ?? 0) / ROOM_SIZE.width;
  await shopper.tapAt((box?.x ?? 0) + x * scale, (box?.y ?? 0) + y * scale);
}

/** The same pixel in the painted photo and in the original one. */
async function shownAt(page: Page, [x, y]: Spot): Promise<number[][]> {
  return await stage(page)
    .locator('> canvas')
    .evaluateAll(
      (canvases, at) =>
        canvases.map((canvas) => {
          const copy = new OffscreenCanvas(1, 1).getContext('2d');
          if (canvas instanceof HTMLCanvasElement) copy?.drawImage(canvas, -at.x, -at.y);
          return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
        }),
      { x, y },
    );
}

async function expectDecorAt(page: Page, spot: Spot): Promise<void> {
  await expect
    .poll(async () => {
      const [photo, painted] = await shownAt(page, spot);
      return String(photo) !== String(painted);
    })
    .toBe(true);
}

/** The largest number of steps from the home page (docs/product/questions.md). */
const MOST_STEPS = { touch: 10, keyboard: 80 };

function expectFewSteps({ steps }: Shopper, hand: keyof typeof MOST_STEPS): void {
  console.info(`a decor on fronts of one’s own, by ${hand}: ${steps} steps`);
  expect(steps).toBeLessThanOrEqual(MOST_STEPS[hand]);
}

async function savePicture(page: Page, shopper: Shopper): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shopper.press(page.getByRole('button', { name: 'Save the picture' })),
  ]);
  expect(download.suggestedFilename()).toBe('my-room.jpg');
}

test('ASK-7 ROOM-1 ROOM-2 ROOM-12 a photo gets a decor by touch, is compared and saved, and nothing of it is sent', {
  tag: ['@inspiration'],
}, async ({ page }) => {
  await watchLayoutShifts(page);
  await openPage(page, '/');
  const photo = await photoOf(page);
  const shopper = new Shopper(page, 'touch');
  await shopper.press(page.getByRole('link', { name: 'Try it in your own room' }));
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);

  const sent = sentBy(page);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    shopper.press(page.getByRole('button', { name: 'Choose a photo' })),
  ]);
  const before = await layoutShift(page);
  await dialog.setFiles(photo);
  await expect(page.getByText('Corner 1 of 4.')).toBeVisible();
  await expect(stage(page)).toBeFocused();
  const opened = await layoutShift(page);
  expect(opened.sum - before.sum, opened.moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  for (const corner of [2, 0, 3, 1] as const) await tapPhoto(page, shopper, ROOM.corners[corner]);
  await expect(page.getByRole('radio', { name: 'Front 1' })).toBeChecked();
  await expectDecorAt(page, [600, 450]);
  expect(await shownAt(page, [100, 450]).then(([before, after]) => String(before) === String(after))).toBe(
    true,
  );
  await expectAccessible(page);

  await shopper.press(page.getByRole('button', { name: 'Show where white paper is' }));
  await tapPhoto(page, shopper, ROOM.paper);
  await expect(page.getByText('The light is measured by your white paper.')).toBeVisible();
  await shopper.press(page.getByRole('button', { name: 'Before and after' }));
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before');
  await expectAccessible(page);
  await savePicture(page, shopper);
  expectFewSteps(shopper, 'touch');

  expectNothingOf(photo, sent);
});

test('ASK-7 ROOM-2 ROOM-4 ROOM-12 our kitchen, and a front of one’s own in it, by keyboard alone', {
  tag: ['@inspiration'],
}, async ({ page }) => {
  // Without a graphics card, the picture of a room takes seconds.
  test.slow();
  await openPage(page, '/');
  const shopper = new Shopper(page, 'keyboard');
  await shopper.press(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  await shopper.press(page.getByRole('dialog').getByRole('link', { name: 'Match a colour' }));
  await shopper.press(page.getByRole('link', { name: 'See a decor in your own room' }));
  await expect(heading(page)).toBeVisible();
  await shopper.press(page.getByRole('button', { name: 'Try it with our kitchen' }));
  await expect(page.getByRole('radio', { name: 'Front 10' })).toBeVisible();
  await expectDecorAt(page, [340, 490]);

  await shopper.press(page.getByRole('button', { name: 'Mark another front' }));
  await shopper.press(page.getByRole('button', { name: 'Place four corners for me' }));
  const corner = page.getByRole('button', { name: 'Corner top left of front 11' });
  await expect(corner).toBeFocused();
  await shopper.press(corner, { key: 'ArrowRight' });
  await shopper.press(corner, { key: 'Shift+ArrowRight' });
  await expect(corner).toHaveAccessibleName(/433 pixels from the left, 225 from the top/);
  await expect(corner).toBeFocused();
  await shopper.press(page.getByRole('button', { name: 'Undo' }));
  await expect(corner).toHaveAccessibleName(/432 pixels from the left, 225 from the top/);

  await shopper.press(page.getByRole('button', { name: 'Before and after' }), { tab: 'Shift+Tab' });
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await shopper.press(slider, { key: 'ArrowRight', tab: 'Shift+Tab' });
  await expect(slider).toHaveAttribute('aria-valuetext', '51% before');
  await expectAccessible(page);
  await savePicture(page, shopper);
  expectFewSteps(shopper, 'keyboard');
});

test('ROOM-11 a decor whose picture does not arrive is shown in its plain colour', {
  tag: ['@inspiration'],
}, async ({ page, allow }) => {
  allow(/flat-800\.webp/);
  await page.route(/\/flat-800\.webp/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/my-room?product=S15-VEMBANAD-TEAL');
  await page.getByRole('button', { name: 'Try it with our kitchen' }).click();
  await expect(page.getByText('The picture of Vembanad Teal could not be loaded.')).toBeVisible();
  await expectDecorAt(page, [340, 490]);
  await page.unroute(/\/flat-800\.webp/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByText('The picture of Vembanad Teal could not be loaded.')).toHaveCount(0);
});

test('ROOM-11 lost graphics are reported, and come back with all that was marked', {
  tag: ['@inspiration'],
}, async ({ page }) => {
  await openPage(page, '/my-room?product=S15-VEMBANAD-TEAL');
  await page.getByRole('button', { name: 'Try it with our kitchen' }).click();
  await expectDecorAt(page, [340, 490]);
  const painted = stage(page).locator('> canvas').nth(1);
  const kept = await painted.evaluateHandle((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  );
  await kept.evaluate((context) => context?.loseContext());
  await expect(page.getByText('Your corners are kept')).toBeVisible();
  await expect(painted).toBeHidden();
  await kept.evaluate((context) => context?.restoreContext());
  await expect(page.getByText('Your corners are kept')).toHaveCount(0);
  await expectDecorAt(page, [340, 490]);
});

test.describe('without JavaScript', { tag: '@inspiration' }, () => {
  test.use({ javaScriptEnabled: false });

  test('ROOM-13 the page says what it needs', async ({ page }) => {
    await page.goto('/my-room?product=S15-VEMBANAD-TEAL');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('In Vembanad Teal')).toBeVisible();
    await expect(page.getByText('this page needs JavaScript')).toBeVisible();
  });
});
