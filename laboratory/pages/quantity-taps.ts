import type { Browser } from '@playwright/test';
import { openPage } from 'e2e/browser/open-page';
import { env } from 'e2e/env';
import { emulate } from './device.ts';

const TAPS = 10;

/** @returns for each tap on + in the cart the milliseconds until the new quantity is painted */
export async function quantityTaps(browser: Browser, session: Record<string, string>): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const tab = await context.newPage();
  await tab.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await openPage(tab, `${env.shopUrl}/cart`);
  const more = tab.getByRole('button', { name: 'One more' }).first();
  await more.waitFor();
  const phone = await context.newCDPSession(tab);
  await emulate(phone);
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const painted = tab.evaluate(timeTap);
    // The change is saved before the next tap, as by a shopper who looks at the sums.
    const saved = tab.waitForResponse(
      (response) => response.url().endsWith('/api/cart') && response.request().method() === 'GET',
    );
    await more.tap();
    times.push(await painted);
    await saved;
  }
  await context.close();
  return times;
}

/** Runs in the page: waits for the tap. */
async function timeTap(): Promise<number> {
  const line = document.querySelector('main li fieldset');
  const quantity = line?.querySelector('output');
  if (!line || !quantity) throw new Error('The cart has no quantity.');
  const frame = () => new Promise(requestAnimationFrame);
  const before = quantity.textContent;
  const start = await new Promise<number>((resolve) => {
    line.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true });
  });
  do await frame();
  while (quantity.textContent === before);
  // A callback of the frame runs before it is painted, and a message after it.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  return performance.now() - start;
}
