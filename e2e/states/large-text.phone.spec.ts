import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { scrollsSideways } from '../browser/whole-page.ts';

const PATHS = [
  pagePath('/'),
  pagePath('/about'),
  pagePath('/contact'),
  '/shop/Sheet',
  '/shop/Board?material=HDF',
  pagePath('/cart'),
];

/** As the browser's setting for text at 200 %. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Links and buttons of the header that cover each other, or that the window cuts off. */
function headerCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, button)')].filter((one) =>
      one.checkVisibility(),
    );
    const box = (element: Element) => element.getBoundingClientRect();
    const name = (element: Element) => element.ariaLabel ?? element.textContent;
    const cut = controls.filter((one) => box(one).left < 0 || box(one).right > innerWidth).map(name);
    const covered = controls
      .slice(1)
      .filter((one, before) => box(one).left < Math.floor(box(controls[before] ?? one).right))
      .map(name);
    return [...cut, ...covered];
  });
}

for (const width of [320, 360]) {
  test.describe(`with text at 200 % in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });
    for (const path of PATHS) {
      test(`nothing on ${path} is cut off or covers its neighbour`, async ({ page }) => {
        await openPage(page, path);
        await enlargeText(page);
        await expect.poll(() => scrollsSideways(page)).toBe(false);
        expect(await headerCollisions(page)).toEqual([]);
      });
    }
  });
}
