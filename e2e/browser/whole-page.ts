import { expect, type Page } from '@playwright/test';

/** Scrolls through the page once, so that lazy content loads, and waits until nothing is loading. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // An IntersectionObserver reports one frame after the scroll.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Scrolls down half a window at a time, and waits each time until everything in view has loaded. */
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

/** Whether anything is wider than the window. A phone shrinks the page in place of scrolling. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
  return width > (page.viewportSize()?.width ?? 0);
}
