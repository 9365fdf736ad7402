import { test as base, expect } from '@playwright/test';
import { env } from '../env.ts';
import { watchPages } from './page-watch.ts';
import { openSharedTab, type SharedTab, standInForPictures } from './shared-tab.ts';

type ShopOptions = {
  /**
   * The edge server for the test's pages. All tests of a run share these servers, and must not change them: the running shop's; one `with
   * long timeouts` for tests about content, not speed; and one `without data` in its documents for tests that mock responses.
   */
  edge: keyof typeof ORIGINS;
  /** The response to requests for pictures. Tests about pictures or layout shifts use composed ones: `test.use({ pictures: 'composed' })`. */
  pictures: 'composed' | 'stand-in';
  /**
   * `shared`: a tab that other tests of the worker have used, without the traces of these. Its HTTP cache stays, so the files of the shop are
   * loaded and compiled only once. `own`: a new tab with an empty cache.
   */
  tab: 'own' | 'shared';
};

type ShopFixtures = {
  /** Allows console errors that this test provokes: `allow(/502/)`. Any other error fails the test. */
  allow: (expected: RegExp) => void;
};

type OfAWorker = {
  /** Shared tabs, by the options of their context. */
  sharedTabs: Map<string, SharedTab>;
};

const ORIGINS = {
  'of the shop': () => env.shopUrl,
  // `edge/shared-edges.ts` starts these servers.
  'with long timeouts': () => env.edgeWithLongTimeouts,
  'without data': () => env.edgeWithoutData,
};

/** Every test fails on a policy violation, a console error or a page error in any tab. */
export const test = base.extend<ShopFixtures & ShopOptions, OfAWorker>({
  edge: ['of the shop', { option: true }],
  baseURL: ({ edge }, use) => use(ORIGINS[edge]()),
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
    // After its first failed test a worker ends, so the page is left as it is, for the report.
    if (info.status !== info.expectedStatus || (await shared.reset())) return;
    sharedTabs.delete(options);
    await shared.page.context().close();
  },
  page: async ({ context, viewport }, use) => {
    const [shared] = context.pages();
    if (shared && viewport) await shared.setViewportSize(viewport);
    await use(shared ?? (await context.newPage()));
  },
  allow: [
    async ({ context }, use) => {
      const watch = await watchPages(context);
      await use(watch.allow);
      expect(watch.stop(), 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export type { Locator, Page } from '@playwright/test';
export { expect };
