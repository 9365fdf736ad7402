import { pagePath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { BEFORE_SCROLL_BUDGET } from './script-budgets.ts';

// A first visit, with an empty cache.
test.use({ tab: 'own', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('the first view of the home page stands still, and needs no script of a remote', async ({
  page,
  edgeWithLongTimeouts,
}) => {
  await watchFirstView(page);
  const scriptBytes = await countScriptBytes(page);
  const styles = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto(edgeWithLongTimeouts.origin + pagePath('/'), { waitUntil: 'commit' });
  // The layout without the base styles, which a slow phone may do.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main article')?.clientHeight))
    .toBeGreaterThan(0);
  styles.resolve();
  await untilHydrated(page);
  // What moves the hero is loaded last, when the browser is idle.
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  expect(await page.evaluate(() => window.firstView.scrolled)).toEqual([]);
  // Browsers report none after a scroll, even of a row inside the page.
  await expect.poll(() => page.evaluate(() => window.firstView.largest)).toBeGreaterThan(0);
  expect(scriptBytes() / 1000).toBeGreaterThan(100);
  expect(scriptBytes() / 1000).toBeLessThanOrEqual(BEFORE_SCROLL_BUDGET);
});

declare global {
  interface Window {
    firstView: { scrolled: string[]; largest: number };
  }
}

/** Records in the page what scrolls, and the last time of a new largest content. */
async function watchFirstView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const firstView = { scrolled: [] as string[], largest: 0 };
    window.firstView = firstView;
    const listen = { capture: true };
    window.addEventListener('scroll', ({ target }) => firstView.scrolled.push(String(target)), listen);
    // Chromium reports a mouse in the corner of the window, which a phone does not have. It counts as an interaction.
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), listen);
    new PerformanceObserver((list) => {
      firstView.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** @returns the bytes of all scripts on the wire up to now, with their headers */
async function countScriptBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
