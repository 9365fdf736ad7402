import {
  availableShades,
  colorsByShade,
  getProduct,
  getProductForms,
  getRelatedProducts,
} from 'shared-contracts/product/endpoints';
import { mockEndpoint } from '../browser/mocked-endpoint.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';
import { ranHostile, requestsAway } from './client-visit.ts';
import { HOSTILE_DESCRIPTIONS } from './hostile-descriptions.ts';

/** Contexts for `npm run test:all`: one for each kind of parsing. The others are left to the matrix. */
const USUAL_CONTEXTS = [
  'alone',
  'in a cell of a table',
  'in HTML in a drawing',
  'in a comment that ends early',
  'in an attribute that it may leave',
];

/** The markup around a vector, which changes how a parser reads it. */
const HOSTILE_CONTEXTS: Readonly<Record<string, (vector: string) => string>> = {
  alone: (vector) => vector,
  'in a cell of a table': (vector) => `<table><tbody><tr><td>${vector}</td></tr></tbody></table>`,
  'in a table, but in no cell': (vector) => `<table><tr>${vector}</tr></table>`,
  'in HTML in a drawing': (vector) => `<svg><foreignObject><p>${vector}</p></foreignObject></svg>`,
  'in the style of a drawing': (vector) => `<svg><style>${vector}</style></svg>`,
  'in a formula': (vector) => `<math><mtext><mglyph><style>${vector}</style></mglyph></mtext></math>`,
  'in a comment that ends early': (vector) => `<!--><p>${vector}</p>--><!-- --!>${vector}<!-- -->`,
  'in an attribute that it may leave': (vector) => `<p title='"><b>' lang="${vector}"></p>`,
  'where no script would run': (vector) => `<noscript><p>${vector}</p></noscript>`,
};

const VECTORS = Object.values(HOSTILE_DESCRIPTIONS).flat();

test('PROD-15 PROM-18 there are at least 300 hostile descriptions', () => {
  expect(new Set(VECTORS).size * Object.keys(HOSTILE_CONTEXTS).length).toBeGreaterThanOrEqual(300);
});

// A low window, so that only little of each product is painted.
test.use({ viewport: { width: 1440, height: 200 } });

for (const [place, inContext] of Object.entries(HOSTILE_CONTEXTS)) {
  const tag = USUAL_CONTEXTS.includes(place) ? [] : '@matrix';
  test(`no script of a description runs ${place}`, { tag }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const [sheet] = await sheetsOnSale();
    await page.route(`**${getProduct.path}?*`, (route) => {
      const id = new URL(route.request().url()).searchParams.get('id') ?? '';
      const common_desc = `<p>Calm words ${id}.</p>${inContext(VECTORS[Number(id)] ?? '')}`;
      // Otherwise the same product, so that the other parts of the page come from the query cache.
      const own = { product_id: id, common_desc, pictures: [] };
      return route.fulfill({ json: { ...sheet, ...own } });
    });
    // Hundreds of products are opened, so everything except the description would only take time.
    for (const endpoint of [colorsByShade, availableShades, getRelatedProducts]) {
      await mockEndpoint(page, endpoint, { json: [] });
    }
    await mockEndpoint(page, getProductForms, { json: { forms: [], goesWith: [] } });
    const away = requestsAway(page, baseURL ?? '');
    await openPage(page, '/about');

    const found = await page.evaluate(readEach, VECTORS.length);
    expect(
      found.flatMap((shown, number) => shown.map((what) => `${VECTORS[number]} leaves ${what}`)),
    ).toEqual([]);
    expect(await ranHostile(page)).toBe(false);
    expect(away).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(`/shop/-/-/-/${VECTORS.length - 1}`);
  });
}

/**
 * Runs in the page, so that hundreds of products take only seconds: navigates from product to product, opens the description, and waits until
 * it is sanitised.
 * @returns for each description, what is left of it apart from text
 */
async function readEach(count: number): Promise<string[][]> {
  const STRANGERS = /^(?:script|style|img|svg|math|iframe|form|input|button|a|link|meta|base|object|embed)$/;
  const found: string[][] = [];
  for (let number = 0; number < count; number++) {
    const state = { key: String(number) };
    history.pushState(state, '', `/shop/-/-/-/${number}?material=Sheet`);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    const details = await until(() =>
      [...document.querySelectorAll('details')].find(({ textContent }) =>
        textContent.includes(`Calm words ${number}.`),
      ),
    );
    const plain = [...(details.querySelectorAll('summary + div > div > *') ?? [])];
    details.open = true;
    const first = await until(() => details.querySelector('p'));
    const elements = [...(first.parentElement?.querySelectorAll('*') ?? [])];
    found.push([
      ...plain.map(({ localName }) => `${localName} among plain words`),
      ...elements.map(({ localName }) => localName).filter((name) => STRANGERS.test(name)),
      // The sanitiser can only empty an `is` attribute, not remove it.
      ...elements.flatMap(({ attributes }) =>
        [...attributes].filter(({ value }) => value).map(({ name }) => name),
      ),
    ]);
    details.open = false;
  }
  return found;

  /** Checks after each change of the document: waiting for frames would paint each product several times. */
  function until<Found>(look: () => Found | null | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const check = () => {
        const seen = look();
        if (!seen) return;
        observer.disconnect();
        resolve(seen);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      check();
    });
  }
}
