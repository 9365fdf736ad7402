import type { Page } from '@playwright/test';
import { expect, test } from '../browser/shop-test.ts';

/** PROM-190. Milliseconds until the fallback stands, and where something never arrives. */
const FALLBACK_LIMIT = 3_000;
const HANG_LIMIT = 8_000;

/** Three browsers on two cores are slower than a phone: the times that a shopper sees are those of a quiet machine. */
const MACHINE_SLACK = 2;

/** Milliseconds of the page; 0 until it has happened. */
type Times = { tappedAt: number; fallbackAt: number };

/** Notes when Try Again appears. Called before the page is opened. */
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

/** Prints how soon Try Again stood after the first paint, or after the tap that opened its region, and compares it with the limit. */
export async function expectFallbackInTime(page: Page, { hangs }: { hangs: boolean }): Promise<void> {
  const time = await page.evaluate(() => {
    const { tappedAt, fallbackAt } = globalThis as unknown as Times;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.round(fallbackAt - (tappedAt || paint?.startTime || 0));
  });
  console.log(`${time} ms: ${test.info().titlePath.slice(1).join(' › ')}`);
  expect(time).toBeLessThan(MACHINE_SLACK * (hangs ? HANG_LIMIT : FALLBACK_LIMIT));
}
