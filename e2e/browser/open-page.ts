import type { Page, Request } from '@playwright/test';

/** Opens a page and waits for hydration: the rendered document looks the same before it can respond to clicks. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/**
 * Waits until React has hydrated or rendered header and page. A part that is hydrated later still responds to clicks, because React then
 * hydrates it first (PROM-70).
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((timeout) => {
    const isHydrated = (element: Element | null) =>
      element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const content = document.querySelector('main > *');
    if (!isHydrated(document.querySelector('header a')) || !isHydrated(content)) return false;
    // React renders in slices, and marks elements while it does. The browser is idle after the last slice.
    const tab = globalThis as { hydrated?: { content: Element | null; isIdle: boolean } };
    if (tab.hydrated?.content !== content) {
      const hydrated = { content, isIdle: false };
      tab.hydrated = hydrated;
      requestIdleCallback(
        () => {
          hydrated.isIdle = true;
        },
        { timeout },
      );
    }
    return tab.hydrated?.isIdle;
  }, IDLE_LIMIT);
}

/** Milliseconds. */
const IDLE_LIMIT = 1_000;

/** @returns a function that waits until no request is pending */
export function watchRequests(tab: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let quiet = Promise.withResolvers<void>();
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) quiet.resolve();
  };
  tab.on('request', (request) => {
    if (underWay.size === 0) quiet = Promise.withResolvers();
    underWay.add(request);
  });
  tab.on('requestfinished', end);
  tab.on('requestfailed', end);
  return () => quiet.promise;
}
