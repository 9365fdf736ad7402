import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { pagesToVisit } from 'e2e/browser/visited-pages';
import { env } from 'e2e/env';
import { Results } from './results.ts';
import { verdicts } from './verdicts.ts';

// `npm run bench -- --pictures`: the pictures that the first visitor of a new shop sees. It is started for each window.

const WINDOWS: Readonly<Record<string, { width: number; height: number; density: number }>> = {
  laptop: { width: 1440, height: 900, density: 1 },
  'laptop, density 2': { width: 1440, height: 900, density: 2 },
  tablet: { width: 820, height: 1180, density: 2 },
  phone: { width: 360, height: 740, density: 3 },
};

/** Milliseconds after which a picture counts as missing. */
const MISSING = 5_000;
/** Milliseconds that a visitor looks at each screen. */
const LOOK = 500;
/** Seconds from the document to the frames that are saved. */
const FRAMES = [0.2, 0.5, 1, 2];

/** Milliseconds to the decoded picture; Infinity: never. */
type Shown = { address: string; ms: number; isFirstView: boolean };

const { values: options } = parseArgs({
  options: { window: { type: 'string', default: 'laptop' }, frames: { type: 'string' } },
  strict: false,
});
const chosen = String(options.window);
const { width, height, density } = WINDOWS[chosen] ?? { width: 1440, height: 900, density: 1 };
const results = new Results();
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
try {
  const pages = [...(await pagesToVisit()), { name: 'gallery', path: '/?gallery' }];
  for (const { name, path } of pages) await look(browser, name, env.shopUrl + path);
  console.log(`\n## Pictures after a fresh start: ${chosen}, ${width} px, density ${density}\n`);
  console.log(results.table('pictures', [{ letter: 'a', name: 'this shop' }]));
  console.log(`\n${verdicts(results)}`);
} finally {
  await browser.close();
}

/** One visitor opens a page, and scrolls to its end as soon as each screen is complete. */
async function look(browser: Browser, name: string, address: string): Promise<void> {
  // With motion, the next slide of a carousel would count as part of the first view.
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: density, reducedMotion: 'reduce' },
  });
  const tab = await context.newPage();
  let refused = 0;
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.status() >= 400) refused += 1;
  });
  await tab.addInitScript(notePictures);
  const saveFrames = options.frames ? await filmed(tab) : undefined;
  await tab.goto(address, { waitUntil: 'domcontentloaded' });
  await untilSharp(tab);
  await saveFrames?.(join(String(options.frames), `${name}-${width}@${density}`));
  while (await tab.evaluate(scrollOn)) await untilSharp(tab);
  const shown = await tab.evaluate(readPictures);
  await context.close();

  const timesOf = (isFirst: boolean) =>
    shown.filter((one) => one.isFirstView === isFirst).map(({ ms }) => ms);
  const [first, later] = [timesOf(true), timesOf(false)];
  results.note('pictures', 'a', {
    [`${name}, first view: pictures`]: first.length,
    // No page begins without a picture.
    [`${name}, first view: slowest ms`]: first.length > 0 ? Math.max(...first) : Number.POSITIVE_INFINITY,
    [`${name}, scrolled to: pictures`]: later.length,
    [`${name}, scrolled to: slowest ms`]: Math.max(0, ...later),
    [`${name}: refused`]: refused,
  });
  const missing = shown.filter(({ ms }) => ms > MISSING).map(({ address }) => address.split('/').at(-1));
  if (missing.length > 0) console.log(`${name}, missing after ${MISSING} ms: ${missing.join(', ')}`);
}

/** Waits until the pictures in view are sharp, but not for missing ones. */
async function untilSharp(tab: Page): Promise<void> {
  const end = performance.now() + MISSING;
  await pause(LOOK);
  while (performance.now() < end && !(await tab.evaluate(isSharp))) await pause(LOOK / 5);
}

type Noting = {
  pictures: Map<HTMLImageElement, { seen: number; sharp: number; isFirstView: boolean }>;
  isScrolled?: boolean;
};

/** Runs in the page, first of all: notes in each frame which pictures are in view, and when they are decoded. */
function notePictures(): void {
  const pictures: Noting['pictures'] = new Map();
  Object.assign(globalThis, { pictures });
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
    return isInside && image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const watch = () => {
    for (const image of document.images) {
      if (pictures.has(image) || !isInView(image)) continue;
      const { isScrolled } = globalThis as unknown as Noting;
      const noted = { seen: performance.now(), sharp: Number.POSITIVE_INFINITY, isFirstView: !isScrolled };
      pictures.set(image, noted);
      const decode = () =>
        image.decode().then(
          () => {
            noted.sharp = performance.now();
          },
          // A refused picture is requested again by the page.
          () => setTimeout(decode, 20),
        );
      void decode();
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Runs in the page: whether the noted pictures in view are decoded. */
function isSharp(): boolean {
  const { pictures } = globalThis as unknown as Noting;
  return [...pictures].every(([image, { sharp }]) => {
    const { top, bottom } = image.getBoundingClientRect();
    return Number.isFinite(sharp) || !image.isConnected || bottom < 0 || top > innerHeight;
  });
}

/** Runs in the page. @returns whether there is a next screen */
function scrollOn(): boolean {
  Object.assign(globalThis, { isScrolled: true });
  const before = scrollY;
  scrollBy({ top: innerHeight, behavior: 'instant' });
  return scrollY > before;
}

/** Runs in the page: of the first view from the document on, of all others from the moment at which they came into view. */
function readPictures(): Shown[] {
  const { pictures } = globalThis as unknown as Noting;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // React replaces pictures where it does not hydrate what was rendered.
  const present = [...pictures].filter(([image]) => image.isConnected);
  return present.map(([image, { seen, sharp, isFirstView }]) => ({
    address: image.currentSrc || image.src,
    ms: sharp - (isFirstView ? (document?.responseStart ?? 0) : seen),
    isFirstView,
  }));
}

/** Films the tab from now on. @returns what saves the frames, with this beginning of their names */
async function filmed(tab: Page): Promise<(name: string) => Promise<void>> {
  const session = await tab.context().newCDPSession(tab);
  const frames: { at: number; data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: timestamp * 1000, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return async (name) => {
    await pause(Math.max(...FRAMES) * 1000);
    await session.send('Page.stopScreencast');
    const begin = await tab.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.timeOrigin + (document?.responseStart ?? 0);
    });
    mkdirSync(String(options.frames), { recursive: true });
    for (const seconds of FRAMES) {
      const frame = frames.findLast(({ at }) => at <= begin + seconds * 1000);
      if (frame) writeFileSync(`${name}-${seconds}s.png`, Buffer.from(frame.data, 'base64'));
    }
  };
}
