import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { composeFirstPictures } from '../provider-data/composed-pictures.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

// A first visit, with an empty cache.
test.use({ edge: 'with long timeouts', tab: 'own', pictures: 'composed' });
// Long, because a large room is composed only after all smaller pictures of other tests.
test.describe.configure({ timeout: 150_000 });

const SCREENS = [
  { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const PATHS = {
  home: async () => pagePath('/'),
  'the shop': async () => shopPath('Sheet'),
  'a product': async () => productPath((await sheetsOnSale())[0]),
};

test.describe('the largest picture', () => {
  for (const { viewport, deviceScaleFactor } of SCREENS) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, deviceScaleFactor });
      for (const [name, pathOf] of Object.entries(PATHS)) {
        test(`of ${name} is preloaded once, with high priority and in the right size`, async ({
          page,
          browser,
        }) => {
          const location = await pathOf();
          // Another page, which has a cache of its own, composes the pictures first.
          const before = await browser.newPage({ viewport, deviceScaleFactor });
          await composeFirstPictures(before, location);
          await before.close();
          const fetched: string[] = [];
          page.on('response', (response) => {
            if (response.request().resourceType() === 'image' && response.ok()) fetched.push(response.url());
          });
          await page.goto(location);
          await untilHydrated(page);

          const { address, isUrgent, type } = await largestPicture(page);
          expect(isUrgent, 'fetchpriority of the picture').toBe(true);
          expect(type).toMatch(/^image\/(webp|avif)$/);
          expect(fetched.filter((picture) => picture === address)).toHaveLength(1);
          expect(fetched).toHaveLength(new Set(fetched).size);

          const preloaded = await preloadedPictures(page);
          expect(preloaded.map((preload) => preload.address)).toContain(address);
          expect(preloaded.filter(({ isShown, isUrgent }) => !isShown || !isUrgent)).toEqual([]);
          expect(await preloadsBehindScripts(page), 'preloads behind the first script').toBe(0);
          await expectRightSize(page, address);
        });
      }
    });
  }
});

/** The picture that covers most of the window, after it has been decoded. */
async function largestPicture(page: Page) {
  return page.evaluate(async () => {
    const areaOf = (picture: Element) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    const [picture] = [...document.images].sort((one, other) => areaOf(other) - areaOf(one));
    if (!picture) throw new Error('The page has no picture.');
    await picture.decode();
    const address = picture.currentSrc;
    const { headers } = await fetch(address, { cache: 'force-cache' });
    return { address, isUrgent: picture.fetchPriority === 'high', type: headers.get('content-type') };
  });
}

async function preloadedPictures(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.images].map(({ currentSrc }) => currentSrc);
    const sets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .filter(({ name }) => new URL(name).pathname.startsWith('/images/'))
      .map(({ name }) => ({
        address: name,
        isShown: shown.includes(name),
        isUrgent: sets.some(
          (link) =>
            link.fetchPriority === 'high' &&
            `${link.imageSrcset} ${link.href}`.includes(new URL(name).pathname),
        ),
      }));
  });
}

/** The number of image preloads that follow the scripts, and so would wait for a free connection. */
function preloadsBehindScripts(page: Page): Promise<number> {
  return page.locator('script[src] ~ link[rel="preload"][as="image"], body link[as="image"]').count();
}

/** Expects the smallest offered width that is sharp, or the largest if none is. */
async function expectRightSize(page: Page, address: string): Promise<void> {
  const { needed, widths, taken } = await page.evaluate((src) => {
    const picture = [...document.images].find(({ currentSrc }) => currentSrc === src);
    const widths = [...(picture?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const taken = Number(/-(\d+)\.\w+$/.exec(src)?.[1]);
    return { needed: (picture?.width ?? 0) * devicePixelRatio, widths, taken };
  }, address);
  expect(widths.length).toBeGreaterThan(1);
  // If the next smaller width is almost as large, a browser may choose it.
  const sharp = widths.filter((width) => width >= needed * 0.8);
  expect(taken, `for ${needed} pixels`).toBeGreaterThanOrEqual(Math.min(...sharp, Math.max(...widths)));
  expect(taken, `for ${needed} pixels`).toBeLessThan(needed * 2.1);
}
