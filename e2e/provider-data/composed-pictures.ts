import type { Page } from '@playwright/test';

/** Milliseconds between two requests, and in total. */
const PAUSE = 500;
const TIME_LIMIT = 90_000;

/**
 * Requests a picture until it has been composed. When a link preview is late, the provider sends one of the decor alone, with `no-store`.
 * @returns the status of the last response
 */
export async function untilComposed(address: string): Promise<number> {
  const end = performance.now() + TIME_LIMIT;
  for (;;) {
    const { status, headers } = await fetch(address);
    const isSubstitute = status === 200 && headers.get('cache-control') === 'no-store';
    const isLate = isSubstitute || status === 503 || status === 504;
    if (!isLate || performance.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Composes the high-priority pictures of a page in the widths that a window loads. */
export async function composeFirstPictures(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const chosen = await page.waitForFunction(() => {
    const urgent = [...document.images].filter((one) => one.fetchPriority === 'high');
    return urgent.every((one) => one.currentSrc) && urgent.map((one) => one.currentSrc);
  });
  const pictures = await chosen.jsonValue();
  if (!pictures) throw new Error('No picture was chosen.');
  await Promise.all(pictures.map(untilComposed));
}
