import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { allowSoftwareGl, SOFTWARE_GL_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { openPage } from 'e2e/browser/open-page';
import { env } from 'e2e/env';
import { callProvider } from 'e2e/provider-data/provider-call';
import type { EndpointResponse } from 'shared-contracts/endpoint';
import type { RoomView } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { CHEAP_PHONE, emulate } from './device.ts';

type Colour = EndpointResponse<typeof colorsByShade>[number];

const LINE = { type: 'Wood Grain', shade: 'Brown' };
const ROOM = 'kitchen';
const CHANGES = 20;
/** As many decors as are kept decoded around a touched swatch. */
const SWATCHES = 5;

/** A change while a pointer moves over the swatches, in milliseconds. */
type Change = {
  /** From the pointer's event to the end of the draw call: scripts, style and layout. */
  toDraw: number;
  /** What the graphics card needs then. Here the processor does its work. */
  graphics: number;
};

/** From a tap on a swatch to its picture, where the room is not recoloured. */
type Served = { small: number; large: number; bytes: number };

const body = { productClass: 'Sheet', category: '1.5mm acrylic', ...LINE };
const colours = (await callProvider(colorsByShade, { body })).slice(0, SWATCHES);
if (colours.length < SWATCHES) throw new Error(`The provider has fewer than ${SWATCHES} brown woods.`);
const address = `${env.shopUrl}/?${new URLSearchParams({ ...LINE, room: ROOM })}#visualizer`;
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...SOFTWARE_GL_ARGUMENTS] });
try {
  const { changes, kilobytes } = await recoloured(browser);
  console.log(`\n## visualizer: the room in another colour, ${CHANGES} changes at each speed, interleaved\n`);
  console.log('| | to the draw ms: median, p95 | graphics ms: median, p95 | KB |');
  console.log('|---|---|---|---|');
  for (const [slowdown, made] of changes) {
    const figures = (part: keyof Change) => {
      const times = made.map((change) => change[part]);
      return `${quantile(times, 0.5)}, ${quantile(times, 0.95)}`;
    };
    console.log(
      `| recoloured, ${slowdown} × | ${figures('toDraw')} | ${figures('graphics')} | ${kilobytes.decor} |`,
    );
  }
  console.log(`\nThe first touch loads ${kilobytes.code} KB of code and ${kilobytes.light} KB of light.`);
  console.log('Graphics are calculated by the processor (SwiftShader): a phone has hardware for that.');
  // The first request composes a picture; in a shop with traffic it is already cached.
  await served(browser, false);
  const pictures = await served(browser, true);
  const time = (part: keyof Served) =>
    quantile(
      pictures.map((picture) => picture[part]),
      0.5,
    );
  console.log(
    `A served picture instead, ${CHEAP_PHONE.slowdown} × and 4G: ${time('small')} ms from the tap to the small one, ${time('large')} ms to the large one, ${Math.round(time('bytes') / 1000)} KB`,
  );
} finally {
  await browser.close();
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
}

function swatch(page: Page, { colour_name }: Colour): Locator {
  const tool = page.getByRole('region', { name: 'See it in a room' });
  return tool.getByRole('radio', { name: colour_name, exact: true });
}

function wide(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } });
}

/** A document that was rendered too late for the limit has no visualizer to measure. */
async function openVisualizer(page: Page): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await openPage(page, address);
    const [colour] = colours;
    if (colour && (await swatch(page, colour).count()) > 0) {
      await swatch(page, colour).scrollIntoViewIfNeeded();
      // A click before the visualizer is hydrated would be measured with its hydration.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('input[name=colour]') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
      return;
    }
  }
  throw new Error('The visualizer is in no document.');
}

async function recoloured(browser: Browser) {
  const context = await wide(browser);
  const page = await context.newPage();
  await page.addInitScript(allowSoftwareGl, false);
  await page.addInitScript(timeDraws);
  await openVisualizer(page);
  const speed = await context.newCDPSession(page);
  const draws = () => page.evaluate(() => (globalThis as { draws?: Change[] }).draws ?? []);
  // Before the visualizer is hydrated it does not notice the pointer; then its files are loaded.
  while ((await draws()).length === 0) {
    await page.mouse.move(0, 0);
    await swatch(page, colours[1] as Colour).hover({ force: true });
    await page
      .waitForFunction(() => 'draws' in globalThis, undefined, { timeout: 2_000 })
      .catch(() => undefined);
  }
  for (const colour of colours) await change(page, colour);

  const changes = new Map<number, Change[]>([
    [1, []],
    [CHEAP_PHONE.slowdown, []],
  ]);
  for (let round = 0; round < CHANGES * 2; round += 1) {
    const rate = round % 2 === 0 ? 1 : CHEAP_PHONE.slowdown;
    await speed.send('Emulation.setCPUThrottlingRate', { rate });
    changes.get(rate)?.push(await change(page, colours[round % SWATCHES] as Colour));
  }
  const kilobytes = await page.evaluate(
    ({ light, decors }) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sizeOf = (part: string) =>
        files.filter(({ name }) => name.includes(part)).reduce((sum, file) => sum + file.encodedBodySize, 0);
      const decor = decors.map(sizeOf).toSorted((one, other) => one - other)[2] ?? Number.NaN;
      const shown = (bytes: number) => (bytes / 1000).toFixed(1);
      return { code: shown(sizeOf('/recoloured-room.')), light: shown(sizeOf(light)), decor: shown(decor) };
    },
    { light: layersOf(colours[0] as Colour).light, decors: colours.map((colour) => layersOf(colour).albedo) },
  );
  await context.close();
  return { changes, kilobytes };
}

function layersOf({ room_views = [] }: Colour) {
  const view = room_views?.find(({ picture }: RoomView) => picture.image_link.includes(`/${ROOM}-`));
  if (!view?.layers) throw new Error(`The provider has no layers of a ${ROOM}.`);
  return view.layers;
}

/** Moves the pointer onto a swatch. */
async function change(page: Page, colour: Colour): Promise<Change> {
  const box = await swatch(page, colour).boundingBox();
  if (!box) throw new Error('The swatch is not shown.');
  const before = await page.evaluate(() => (globalThis as { draws?: Change[] }).draws?.length ?? 0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const drawn = await page.waitForFunction(
    (count) => (globalThis as { draws?: Change[] }).draws?.[count],
    before,
    { timeout: 20_000 },
  );
  return (await drawn.jsonValue()) as Change;
}

/** Runs in the page: times each draw from the last event of the pointer. */
function timeDraws(): void {
  let start = 0;
  addEventListener('pointermove', ({ timeStamp }) => (start = timeStamp), { capture: true });
  const draw = WebGL2RenderingContext.prototype.drawArrays;
  WebGL2RenderingContext.prototype.drawArrays = function (this: WebGL2RenderingContext, ...call) {
    draw.apply(this, call);
    const drawn = performance.now();
    // Waits until the picture is complete.
    this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
    const marks = globalThis as { draws?: Change[] };
    marks.draws = [...(marks.draws ?? []), { toDraw: drawn - start, graphics: performance.now() - drawn }];
  };
}

/** Chooses each colour where WebGL is too slow for recolouring. */
async function served(browser: Browser, isMeasured: boolean): Promise<Served[]> {
  const context = await wide(browser);
  const page = await context.newPage();
  await openVisualizer(page);
  await largePicture(page);
  if (isMeasured) await slowDown(context, page);
  const pictures: Served[] = [];
  for (const colour of colours.slice(1)) {
    const [picture] = await Promise.all([
      page.evaluate(timePictures),
      swatch(page, colour).click({ force: true }),
    ]);
    pictures.push(picture);
  }
  await context.close();
  return pictures;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const phone = await context.newCDPSession(page);
  await emulate(phone);
}

async function largePicture(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-layer] img')].every(({ complete }) => complete),
  );
}

/** Runs in the page: waits for the choice, then for its pictures. */
async function timePictures(): Promise<Served> {
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    if (start && performance.now() - start > 60_000) throw new Error('A picture of the room does not come.');
  };
  let start = 0;
  start = await new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const stage = document.querySelector('[data-layer]')?.parentElement;
  if (!stage) throw new Error('The visualizer has no stage.');
  while (!stage.ariaBusy) await frame();
  while (stage.ariaBusy) await frame();
  const small = performance.now() - start;
  const newest = [...stage.querySelectorAll('[data-layer]')].at(-1);
  const files = [...(newest?.querySelectorAll('img') ?? [])];
  while (files.some(({ complete }) => !complete)) await frame();
  const loaded = files.map(({ currentSrc }) => currentSrc);
  const bytes = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => loaded.includes(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { small, large: performance.now() - start, bytes };
}
