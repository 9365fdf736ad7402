import type { Page } from '@playwright/test';
import { expect, test } from '../browser/shop-test.ts';

/** PROM-190. Milliseconds until the fallback is shown, and until it is shown for something that never arrives. */
const FALLBACK_LIMIT = 3_000;
const HANG_LIMIT = 8_000;

/** Factor for a test machine: three browsers on two cores are slower than a phone, but the limits hold for a quiet machine. */
const MACHINE_SLACK = 2;

/** Milliseconds on the page's clock; 0 until it has happened. */
type Times = { tappedAt: number; fallbackAt: number };

/** Records when Try Again appears. Must be called before the page is opened. */
export async function watchForFallback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Times = Object.assign(globalThis, { tappedAt: 0, fallbackAt: 0 });
    const note = () => {
      const buttons = [...document.querySelectorAll('button')];
      if (buttons.some(({ textContent }) => textContent === 'Try Again'))
        times.fallbackAt ||= performance.now();
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    const noteTap = () => {
      if (!times.fallbackAt) times.tappedAt = performance.now();
    };
    addEventListener('click', noteTap, { capture: true });
  });
}

/** Prints how long after the first paint, or after the tap that opened its region, Try Again was shown. Compares this with the limit. */
export async function expectFallbackInTime(page: Page, { hangs }: { hangs: boolean }): Promise<void> {
  const time = await page.evaluate(() => {
    const { tappedAt, fallbackAt } = globalThis as unknown as Times;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.round(fallbackAt - (tappedAt || paint?.startTime || 0));
  });
  console.log(`${time} ms: ${test.info().titlePath.slice(1).join(' › ')}`);
  expect(time).toBeLessThan(MACHINE_SLACK * (hangs ? HANG_LIMIT : FALLBACK_LIMIT));
}
