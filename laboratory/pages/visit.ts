import type { Browser } from '@playwright/test';
import { timelineOf } from 'e2e/browser/timeline';
import { type Device, emulate } from './device.ts';
import { type MainThread, mainThread } from './main-thread.ts';

/** Milliseconds without a new LCP entry, after which the last one counts. */
const QUIET = 1_500;

export type VisitedPage = {
  name: string;
  path: string;
  /** CSS selector of the page's main button, which has its handlers after hydration. */
  button: string;
  /** What a shopper would tap first: the first element that is shown, with exactly this text. */
  control: { selector: string; text?: string };
  /** A link works without scripts. */
  isLink: boolean;
};

/** Times in milliseconds, the first three from the start of the navigation. */
export type Visit = MainThread & {
  firstContent: number;
  largestContent: number;
  hydrated: number;
  /** Brotli bytes of all scripts that load until the page is quiet, without an interaction. */
  scriptBytes: number;
  heapBytes: number;
};

export type VisitOptions = { hasScript: boolean; device: Device };

/** One visit with an empty cache. On a page without scripts `hydrated` is NaN. */
export async function visit(
  browser: Browser,
  origin: string,
  page: VisitedPage,
  { hasScript, device }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Performance.enable');
  await emulate(session, device);
  await tab.addInitScript(markPaints, page.button);
  const events = await timelineOf(tab, async () => {
    await tab.goto(origin + page.path, { waitUntil: 'load' });
    await tab.waitForFunction(
      ([quiet, needsHandlers]) => {
        const { largest = 0, hydrated } = globalThis as { largest?: number; hydrated?: number };
        return (
          largest > 0 && performance.now() - largest > quiet && (!needsHandlers || hydrated !== undefined)
        );
      },
      [QUIET, hasScript] as const,
    );
  }, ['devtools.timeline', 'disabled-by-default-devtools.timeline']);
  const times = await tab.evaluate(() => ({
    firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestContent: (globalThis as { largest?: number }).largest ?? Number.NaN,
    hydrated: (globalThis as { hydrated?: number }).hydrated ?? Number.NaN,
    scriptBytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  const { metrics } = await session.send('Performance.getMetrics');
  const heapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  await context.close();
  return { ...times, ...mainThread(events), heapBytes };
}

/** Runs in the page. */
function markPaints(button: string): void {
  const marks = globalThis as { largest?: number; hydrated?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Chromium reports a mouse in the corner of the window, which a phone does not have. It would count as the shopper's first use.
  window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
  const watch = () => {
    const element = document.querySelector(button);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps')))
      marks.hydrated = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
