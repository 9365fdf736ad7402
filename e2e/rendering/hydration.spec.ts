import type { Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';

test.use({ edge: 'with long timeouts' });

/**
 * The elements of the document in order, each with its class and its own text. `noscript` is left out, because its content is parsed as
 * elements without scripts, and as text with them.
 */
function outline(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*:not(link, noscript, noscript *)')].map((element) => {
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return `${element.tagName} ${element.getAttribute('class') ?? ''} ${words.map((node) => node.textContent).join('')}`;
    }),
  );
}

/** The rules that emotion has inserted in the browser, each of which makes the browser recalculate the page's styles. */
function insertedRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="s"]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  );
}

const PATHS = {
  home: '/',
  sheets: '/shop/Sheet',
  'a filtered list': '/shop/Sheet?category=2mm+Acrylic&shade=Blue&sort=price_asc',
  boards: '/shop/Board?material=WPC',
  'a search': '/shop/Sheet?search=teak',
  about: '/about',
  contact: '/contact',
  'a product': '',
};

/** Other pages are left to the matrix. `npm run test:all` hydrates all with React's development build (`development-react.spec.ts`). */
const IN_EACH_RUN = ['home', 'a filtered list', 'a product'];

for (const [name, path] of Object.entries(PATHS)) {
  const tag = IN_EACH_RUN.includes(name) ? '@core' : '@matrix';
  test(`hydration changes nothing on ${name}`, { tag }, async ({ page, browser }) => {
    const address = path || (await firstProduct()).path;
    const unscripted = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const rendered = await unscripted.newPage();
    await rendered.goto(address);
    const before = await outline(rendered);
    await unscripted.close();
    expect(before.length).toBeGreaterThan(50);

    // Leaves out the parts that are added when the browser is idle (HOME-22).
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
    await openPage(page, address);
    expect(await outline(page)).toEqual(before);
    expect(await insertedRules(page), 'rules that the document lacked').toEqual([]);
    expect(asked, 'data of the document that was requested again').toEqual([]);
  });
}
