import { pagePath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { BEFORE_SCROLL_BUDGET } from './script-budgets.ts';

// A first visit, with an empty cache.
test.use({
  edge: 'with long timeouts',
  tab: 'own',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

test('HOME-60 the first view of the home page stands still, and needs no script of a remote', {
  tag: '@core',
}, async ({ page }) => {
  await watchFirstView(page);
  const scriptBytes = await countScriptBytes(page);
  await page.goto(pagePath('/'), { waitUntil: 'commit' });
  await untilHydrated(page);
  // The script that moves the hero is loaded last, when the browser is idle.
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  expect(await page.evaluate(() => window.firstView.scrolled)).toEqual([]);
  // Browsers report no largest content after a scroll, not even of a row inside the page.
  await expect.poll(() => page.evaluate(() => window.firstView.largest)).toBeGreaterThan(0);
  // A font that cannot be decoded only causes a warning. Fallbacks are fonts of the system, which may lack them.
  const broken = () =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'error' && !family.includes('fallback'))
      .map(({ family }) => family);
  expect(await page.evaluate(broken)).toEqual([]);
  expect(scriptBytes() / 1000).toBeGreaterThan(100);
  expect(scriptBytes() / 1000).toBeLessThanOrEqual(BEFORE_SCROLL_BUDGET);
});

declare global {
  interface Window {
    firstView: { scrolled: string[]; largest: number };
  }
}

/** Records in the page what scrolls, and the time of the latest largest content. */
async function watchFirstView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const firstView = { scrolled: [] as string[], largest: 0 };
    window.firstView = firstView;
    const listen = { capture: true };
    window.addEventListener('scroll', ({ target }) => firstView.scrolled.push(String(target)), listen);
    // Chromium reports a mouse in the corner of the window, and counts it as an interaction. A phone has none.
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), listen);
    new PerformanceObserver((list) => {
      firstView.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** @returns the bytes of all scripts on the wire, including headers, before scripts of other pages are prefetched (SITE-51) */
async function countScriptBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  let isAhead = false;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    isAhead ||= /\/load-ahead\.js$/.test(request.url);
    if (!isAhead && request.url.endsWith('.js')) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
