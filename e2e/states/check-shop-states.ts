import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../browser/accessibility.ts';
import { mockWithCache } from '../browser/mocked-endpoint.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, type SharedEdge, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { SHOP_STATES } from './shop-states.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../mfe-catalog/src/shop');

/** Between the breakpoints 768 and 1024: three columns, and the drawer. */
const TABLET = { width: 820, height: 1180 };

/** The states of the shop page at all widths: those of a phone here, the others in the matrix. */
export function checkShopStates(name: string): void {
  test.describe(name, () => {
    test('every file of the shop page that fetches data or opens a drawer has its states here', () => {
      const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .filter((file) => /\buseQuery\(|<Drawer\b/.test(readFileSync(path.join(SOURCES, file), 'utf8')))
        .map((file) => path.basename(file));
      expect(files.toSorted()).toEqual(Object.keys(SHOP_STATES).toSorted());
    });

    let edge: SharedEdge;
    test.beforeEach(({ edgeWithoutData }) => {
      edge = edgeWithoutData;
    });

    for (const [file, states] of Object.entries(SHOP_STATES)) {
      for (const [name, state] of Object.entries(states)) {
        test(`SITE-20 in the state "${name}" of ${file}`, {
          tag: state === SHOP_STATES['shop-results.tsx']?.ready ? '@core' : [],
        }, async ({ page, isMobile, allow }) => {
          // A picture that is not composed yet may time out on a busy machine.
          allow(/status of (404|500)|ERR_INTERNET_DISCONNECTED|status of 50[34] .*\/images\//);
          for (const [endpoint, response] of state.mocks ?? []) await mockWithCache(page, endpoint, response);
          const own = page.viewportSize() ?? TABLET;
          const widths = isMobile ? [own] : state.narrow ? [TABLET] : [own, TABLET];
          await page.setViewportSize(widths[0] ?? own);
          await openPage(page, edge.origin + (state.at ?? '/shop/Sheet'));
          await state.when?.(page);
          for (const size of widths) {
            await page.setViewportSize(size);
            if (state.inFilters) await showFilters(page);
            await expect(state.shows(page)).toBeVisible();
            expect(await widerThanWindow(page), `scrolls sideways at ${size.width}`).toEqual([]);
            await expectAccessible(page);
          }
        });
      }
    }
  });
}

/** A narrow window has them behind a link. */
async function showFilters(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: /^Filters/ });
  if (await link.isVisible()) await link.click();
}
