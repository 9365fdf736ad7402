import type { Browser } from '@playwright/test';
import { openPage } from 'e2e/browser/open-page';
import { watchRequests } from 'e2e/browser/pending-requests';
import { emulate } from './device.ts';

/** Ticked one by one, so that each response is a different list. */
const TICKS = ['1.5mm Acrylic', 'Solid', 'Kitchen', 'Blue', 'Green', 'Office'];

/** Milliseconds from each click: to the next frame, as INP counts it, and to the frame that shows its products. */
export type FilterTimes = { nextFrame: number[]; grid: number[] };

/** Ticks filters in the side panel one by one. Pictures are not counted. */
export async function filterToGrid(browser: Browser, origin: string): Promise<FilterTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  const untilQuiet = watchRequests(tab);
  await openPage(tab, `${origin}/shop/Sheet`);
  const session = await context.newCDPSession(tab);
  await emulate(session);
  const panel = tab.getByRole('complementary');
  // A pointer over the panel prepares the HTTP client, as it does for a shopper.
  await panel.hover();
  const times: FilterTimes = { nextFrame: [], grid: [] };
  for (const value of TICKS) {
    // Pending pictures of one list would share the bandwidth with the next.
    await untilQuiet();
    const ticked = tab.evaluate(timeTick, value);
    await panel.getByRole('checkbox', { name: value }).click();
    const { nextFrame, grid } = await ticked;
    times.nextFrame.push(nextFrame);
    times.grid.push(grid);
  }
  await context.close();
  return times;
}

/** Runs in the page: waits for the click. */
async function timeTick(value: string): Promise<{ nextFrame: number; grid: number }> {
  const box = document.querySelector(`aside input[value="${value}"]`);
  const list = document.querySelector('main section[aria-busy]');
  if (!box || !list) throw new Error(`The shop page has no filter ${value}.`);
  const frame = () => new Promise(requestAnimationFrame);
  const nextFrame = new Promise<number>((resolve) => {
    const report = (entries: PerformanceObserverEntryList) => {
      const [click] = entries.getEntriesByName('click');
      if (click) resolve(click.duration);
    };
    // The threshold is missing in TypeScript's own types.
    const observed: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver(report).observe(observed);
  });
  const start = await new Promise<number>((resolve) => {
    box.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true });
  });
  while (list.ariaBusy !== 'true') await frame();
  while (list.ariaBusy === 'true') await frame();
  // The frame after React's commit.
  await frame();
  if (!list.querySelector('article')) throw new Error(`The filter ${value} shows no products.`);
  return { nextFrame: await nextFrame, grid: performance.now() - start };
}
