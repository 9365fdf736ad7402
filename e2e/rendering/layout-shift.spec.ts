import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { readThrough } from '../browser/whole-page.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

test.use({ pictures: 'composed' });

const MOST = 0.02;
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const PATHS = {
  home: async () => pagePath('/'),
  sheets: async () => shopPath('Sheet'),
  'a fluted sheet': async () => productPath((await sheetsOnSale(1, ['Fluted Panel']))[0]),
  about: async () => pagePath('/about'),
  contact: async () => pagePath('/contact'),
  'an unknown page': async () => '/no/such/page',
};

/** Pages without requests for data. Each run tests them only with content in their document. */
const WITHOUT_DATA = ['about', 'contact', 'an unknown page'];

/** Each run checks `widths`; the matrix checks the others too. */
const EDGES = {
  'content comes with the document': { edge: 'with long timeouts', widths: [360, 1440] },
  'content comes by script': { edge: 'without data', widths: [360] },
} as const;

for (const [how, { edge, widths }] of Object.entries(EDGES)) {
  const hasData = edge === 'with long timeouts';
  test.describe(`there is no layout shift while fonts load late, the reader scrolls, and ${how}`, () => {
    test.use({ edge });

    for (const viewport of WINDOWS) {
      test.describe(`${viewport.width} px wide${widths.some((width) => width === viewport.width) ? '' : ' @matrix'}`, () => {
        test.use({ viewport });
        for (const [name, pathOf] of Object.entries(PATHS)) {
          // The pictures of this list are part of the checkout (PIC-121).
          const isCore = hasData && viewport.width === 360 && name === 'sheets';
          const isInMatrix = !hasData && WITHOUT_DATA.includes(name);
          test(name, { tag: isCore ? '@core' : isInMatrix ? '@matrix' : [] }, async ({ page, allow }) => {
            allow(/status of 404/);
            const releaseFonts = await holdFonts(page);
            await watchLayoutShifts(page);
            // Does not wait for the load event, which waits for the fonts.
            await page.goto(await pathOf(), { waitUntil: 'commit' });
            await untilHydrated(page);
            await releaseFonts();
            await readThrough(page);
            const { sum, moved } = await layoutShift(page);
            expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
          });
        }
      });
    }
  });
}

/** Holds all fonts back, so that the first paint uses the fallbacks. @returns releases the fonts, and waits until they are used */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    resolve();
    await page.waitForLoadState('load');
    const set = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(set).toBeGreaterThan(1);
  };
}
