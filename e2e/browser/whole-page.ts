import { expect, type Page } from '@playwright/test';

/** Scrolls through the page once to load lazy content, and waits until nothing is loading. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // An IntersectionObserver reports one frame after the scroll, but a browser that draws nothing has no frames.
      const undrawn = new Promise((resolve) => setTimeout(resolve, 1_000));
      for (const _ of [1, 2]) await Promise.race([new Promise(requestAnimationFrame), undrawn]);
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
      // A part that a row of pictures clips is not in view, and some browsers do not load it.
      const isInView = (element: Element) => {
        let { top, bottom, left, right } = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const box = around.getBoundingClientRect();
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        }
        return (
          Math.max(top, 0) < Math.min(bottom, innerHeight) &&
          Math.max(left, 0) < Math.min(right, innerWidth) &&
          element.checkVisibility()
        );
      };
      return ![...document.querySelectorAll('img, [aria-busy]')].some(
        (element) => isMissing(element) && isInView(element),
      );
    });
  }
}

/** Elements that are wider than the window, for the message of a failure. A phone shrinks such a page instead of scrolling it. */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const shown = Math.max(document.documentElement.scrollWidth, innerWidth);
    if (shown <= width) return [];
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement !== document.body &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > width && element.checkVisibility(),
    );
    return [
      `${shown} of ${width} pixels`,
      ...wide
        .filter((element) => !isClipped(element))
        .map(
          (element) =>
            `${element.localName} to ${element.getBoundingClientRect().right}: ${element.textContent}`,
        ),
    ];
  }, page.viewportSize()?.width ?? 0);
}

/** The frame that the shell renders around each page. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ })).toBeVisible();
}
