import type { Browser } from '@playwright/test';
import { timelineOf } from 'e2e/browser/timeline';
import { type Device, openPhone, openTab, type Phone } from './device.ts';
import { type MainThread, mainThread } from './main-thread.ts';
import { type Answer, Finger, LOST, type Tap } from './taps.ts';

/** Milliseconds without a new LCP entry, after which the last one counts. */
const QUIET = 1_500;
/** Milliseconds from the start of the navigation to a tap on a page that has long been quiet. */
const IDLE = 5_000;

export type VisitedPage = {
  name: string;
  path: string;
  /** CSS selector of the page's main control, which has its handlers after hydration. */
  main: string;
  /** What a shopper taps who does not wait. */
  tap: Tap;
  /** Whether that is a promise. */
  isTappedEarly?: boolean;
  /** What a shopper taps who has looked at the page. */
  idleTap: Tap;
};

/** What is visited: by whose script the page works, `react` after hydration, and none of it with `none`. */
export type Visited = {
  origin: string;
  script: 'react' | 'plain' | 'none';
  /** A shop in which visitors tap and go on to other pages; of another only loads are measured. */
  isStore: boolean;
  device: Device;
};

/** Times in milliseconds, the first three from the start of the navigation. */
type Load = MainThread & {
  firstContent: number;
  largestContent: number;
  hydrated: number;
  /** Brotli bytes. */
  documentBytes: number;
  /** Brotli bytes of all scripts that load until the page is quiet, without an interaction. */
  scriptBytes: number;
  heapBytes: number;
};

/** A tap as soon as its control is seen, or later. */
export type EarlyTap = Answer & { firstContent: number };

export type Visit = Load & { idle: Answer; second: EarlyTap };

const UNANSWERED: Answer = { changed: Number.NaN, answered: Number.NaN };

/** One visit with an empty cache, and a second one. On a page without React `hydrated` is NaN. */
export async function visit(browser: Browser, page: VisitedPage, visited: Visited): Promise<Visit> {
  const { context, tab, cdp } = await openPhone(browser, visited.device);
  const finger = await Finger.over(tab, cdp);
  await cdp.send('Performance.enable');
  await tab.addInitScript(markPaints, page.main);
  const events = await timelineOf(tab, async () => {
    await tab.goto(visited.origin + page.path, { waitUntil: 'load' });
    await tab.waitForFunction(
      ([quiet, needsHandlers]) => {
        const { largest = 0, hydrated } = globalThis as { largest?: number; hydrated?: number };
        return (
          largest > 0 && performance.now() - largest > quiet && (!needsHandlers || hydrated !== undefined)
        );
      },
      [QUIET, visited.script === 'react'] as const,
    );
  }, ['devtools.timeline', 'disabled-by-default-devtools.timeline']);
  const { age, ...times } = await tab.evaluate(() => ({
    age: performance.now(),
    firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestContent: (globalThis as { largest?: number }).largest ?? Number.NaN,
    hydrated: (globalThis as { hydrated?: number }).hydrated ?? Number.NaN,
    documentBytes:
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ??
      Number.NaN,
    scriptBytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const idle = !visited.isStore ? UNANSWERED : await finger.tap(page.idleTap, Math.max(0, IDLE - age));
  await tab.close();
  const second = await tapIn(await openTab(context, visited.device), page, visited, 0);
  await context.close();
  return { ...times, ...mainThread(events), heapBytes, idle, second };
}

/** One visit with an empty cache by a shopper who taps after this many milliseconds, or when the control is seen. */
export async function tapEarly(
  browser: Browser,
  page: VisitedPage,
  visited: Visited,
  after: number,
): Promise<EarlyTap> {
  const { context, ...phone } = await openPhone(browser, visited.device);
  const tapped = await tapIn(phone, page, visited, after);
  await context.close();
  return tapped;
}

async function tapIn(
  { tab, cdp }: Omit<Phone, 'context'>,
  { path, tap }: VisitedPage,
  { origin, isStore }: Visited,
  after: number,
): Promise<EarlyTap> {
  const finger = await Finger.over(tab, cdp, tap);
  await tab.goto(origin + path, { waitUntil: 'commit' });
  const seen = await finger.seen();
  if (!seen) return { ...LOST, firstContent: Number.POSITIVE_INFINITY };
  const answer = isStore ? await finger.touch(seen, after) : UNANSWERED;
  return { ...answer, firstContent: seen.firstContent };
}

/** Runs in the page. */
function markPaints(main: string): void {
  const marks = globalThis as { largest?: number; hydrated?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Chromium reports a mouse in the corner of the window, which a phone does not have. It would count as the shopper's first use.
  window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
  const watch = () => {
    const element = document.querySelector(main);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps')))
      marks.hydrated = performance.now();
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
