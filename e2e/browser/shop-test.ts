import { test as base, expect } from '@playwright/test';
import { env } from '../env.ts';
import { watchPages } from './page-watch.ts';
import { openSharedTab, type SharedTab, standInForPictures } from './shared-tab.ts';

type ShopOptions = {
  /** What requests for pictures get. Tests about pictures or layout shifts use composed ones: `test.use({ pictures: 'composed' })`. */
  pictures: 'composed' | 'stand-in';
  /**
   * `shared`: the page has been visited by other tests of the worker, whose traces are removed. Its HTTP cache stays, so the files
   * of the shop are loaded and compiled once. `own`: a new tab with an empty cache.
   */
  tab: 'own' | 'shared';
};

type ShopFixtures = {
  /** Console errors that this test provokes: `allow(/502/)`. All others fail it. */
  allow: (expected: RegExp) => void;
};

type OfAWorker = {
  /** Shared tabs by the options of their context. */
  sharedTabs: Map<string, SharedTab>;
  /** For tests about content, not speed. One serves all tests of a run, which must not change it. */
  edgeWithLongTimeouts: SharedEdge;
  /** For tests that mock responses: its documents contain no data. Shared like the other one. */
  edgeWithoutData: SharedEdge;
};

/** An edge server that `edge/shared-edges.ts` has started. */
export type SharedEdge = { origin: string };

/** Every test fails on a policy violation, a console error or a page error in any tab. */
export const test = base.extend<ShopFixtures & ShopOptions, OfAWorker>({
  pictures: ['stand-in', { option: true }],
  tab: ['shared', { option: true }],
  sharedTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedTabs, tab, pictures, baseURL, isMobile, hasTouch, javaScriptEnabled, deviceScaleFactor },
    use,
    info,
  ) => {
    const hasStandIns = pictures === 'stand-in';
    if (tab === 'own') {
      const context = await browser.newContext();
      if (hasStandIns) await standInForPictures(context);
      await use(context);
      return context.close();
    }
    const device = { isMobile, hasTouch, javaScriptEnabled, deviceScaleFactor };
    const options = JSON.stringify({ hasStandIns, baseURL, ...device });
    const shared = sharedTabs.get(options) ?? (await openSharedTab(browser, hasStandIns));
    sharedTabs.set(options, shared);
    await use(shared.page.context());
    // A worker ends with its first failed test, and the report shows the page as it is then.
    if (info.status !== info.expectedStatus || (await shared.reset())) return;
    sharedTabs.delete(options);
    await shared.page.context().close();
  },
  page: async ({ context, viewport }, use) => {
    const [shared] = context.pages();
    if (shared && viewport) await shared.setViewportSize(viewport);
    await use(shared ?? (await context.newPage()));
  },
  edgeWithLongTimeouts: sharedEdge(() => env.edgeWithLongTimeouts),
  edgeWithoutData: sharedEdge(() => env.edgeWithoutData),
  allow: [
    async ({ context }, use) => {
      const watch = await watchPages(context);
      await use(watch.allow);
      expect(watch.stop(), 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

function sharedEdge(originOf: () => string) {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use: (edge: SharedEdge) => Promise<void>) => use({ origin: originOf() }),
    { scope: 'worker' },
  ] as const satisfies [unknown, { scope: 'worker' }];
}

export type { Locator, Page } from '@playwright/test';
export { expect };
