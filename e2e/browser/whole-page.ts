import { expect, type Page } from '@playwright/test';

/** Scrolls down the page once, so that what waits for a reader is there, and waits until nothing loads any more. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // An observer reports with the frame after the one that was scrolled.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Goes down the page as a reader does: what is in view is there before the next piece. */
export async function readThrough(page: Page): Promise<void> {
  const piece = (page.viewportSize()?.height ?? 0) / 2;
  let height = piece;
  for (let top = 0; top < height; top += piece) {
    height = await page.evaluate((to) => {
      scrollTo(0, to);
      return document.documentElement.scrollHeight;
    }, top);
    await page.waitForFunction(() => {
      const isMissing = (element: Element) =>
        element instanceof HTMLImageElement ? !element.complete : element.ariaBusy === 'true';
      const isInView = (element: Element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && element.checkVisibility();
      };
      return ![...document.querySelectorAll('img, [aria-busy]')].some(
        (element) => isMissing(element) && isInView(element),
      );
    });
  }
}

/** Whether anything is wider than the window. A phone does not scroll then but makes the whole page smaller. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
  return width > (page.viewportSize()?.width ?? 0);
}
