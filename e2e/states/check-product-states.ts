import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, type SharedEdge, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';
import { DATA_STATES, OTHER_STATES, type ProductState } from './product-states.ts';

const CATALOG = path.resolve(import.meta.dirname, '../../mfe-catalog/src');
/** The page, and the strip of similar products at its end. */
const SOURCES = [path.join(CATALOG, 'product'), path.join(CATALOG, 'product-strip')];

/** Components of the page whose source matches. */
function componentsWith(sign: RegExp): string[] {
  return SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .filter(({ name, parentPath }) => sign.test(readFileSync(path.join(parentPath, name), 'utf8')))
    .map(({ name }) => name)
    .toSorted();
}

type NamedState = readonly [name: string, state: ProductState];

const STATES: readonly NamedState[] = [
  ...Object.entries(DATA_STATES).flatMap(([name, branches]) =>
    Object.entries(branches).map(([branch, state]): NamedState => [`${name}: ${branch}`, state]),
  ),
  ...Object.entries(OTHER_STATES),
  [
    'an address without a material',
    {
      path: (product) => productPath({ ...product, material: '' }),
      shows: (page) => page.getByText('Product ID or material is missing'),
    },
  ],
];

/** Parts of the page that request data of their own and are always in view. */
const INDEPENDENT = /^(?:own-shade|other-shades|order-charges)\.tsx: (?=error|loading|empty)/;

/** Branches that one visit shows together: those of the unchanged page, in which the same is done, and of independent parts. */
const VISITS: readonly (readonly NamedState[])[] = [
  ...Map.groupBy(STATES, ([name, state]) => {
    if (INDEPENDENT.test(name)) return name.replace(INDEPENDENT, '');
    return state.given || state.path ? state : (state.when ?? 'nothing');
  }).values(),
];

/** The states of the product page at all widths: those of a phone here, the others in the matrix. */
export function checkProductStates(name: string): void {
  test.describe(name, () => {
    test('every component of the product page that fetches data or opens a dialog has a row', () => {
      expect(componentsWith(/\buseQuery\(/)).toEqual(Object.keys(DATA_STATES).toSorted());
      for (const name of componentsWith(/<dialog\b|<Dialog\b|<Drawer\b/)) {
        expect(Object.keys(OTHER_STATES)).toContain(name);
      }
    });

    let edge: SharedEdge;
    test.beforeEach(({ edgeWithoutData }) => {
      edge = edgeWithoutData;
    });

    for (const states of VISITS) {
      const name = states.map(([own]) => own).join(', ');
      test(`SITE-20 in the state "${name}"`, { tag: states === VISITS[0] ? '@core' : [] }, async ({
        page,
        allow,
        isMobile,
      }) => {
        allow(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dompurify|Loading chunk/);
        const [product] = await sheetsOnSale();
        const [, first] = states[0] ?? [];
        for (const [, { given }] of states) await given?.(page, product);
        await openPage(page, edge.origin + (first?.path ?? productPath)(product));
        await first?.when?.(page);
        for (const [, { shows, hides }] of states) {
          await expect(shows(page, product)).toBeVisible();
          if (hides) await expect(hides(page)).toBeHidden();
        }
        for (const width of isMobile ? [360] : [820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectSound(page);
        }
      });
    }
  });
}

async function expectSound(page: Page): Promise<void> {
  expect(await widerThanWindow(page), 'scrolls sideways').toEqual([]);
  await expectAccessible(page);
}
