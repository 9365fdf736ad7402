import { pagePath, shopPath } from 'shared-contracts/routes';
import { logIn } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startDevelopmentEdge } from '../edge/development-edge.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { firstProduct } from '../provider-data/first-product.ts';

// The whole file uses one set of builds.
test.describe.configure({ mode: 'default' });

const PATHS = {
  home: pagePath('/'),
  sheets: shopPath('Sheet'),
  'a filtered list': shopPath('Sheet', {
    category: '2mm Acrylic',
    shade: ['Blue', 'Green'],
    sort: 'price_asc',
  }),
  boards: shopPath('Board', { material: 'WPC' }),
  'a search': shopPath('Sheet', { search: 'teak' }),
  'a search without a hit': shopPath('Sheet', { search: 'qqqqqq' }),
  'a product': '',
  'an unknown product': '/shop/2mm%20Acrylic/Solid/Blue/NO-SUCH?material=Sheet',
  about: pagePath('/about'),
  contact: pagePath('/contact'),
  'an unknown page': '/no/such/page',
};
/** Pages whose documents are for customers; a visitor's browser shows the login instead (SESS-2). */
const PAGES_OF_CUSTOMERS = [pagePath('/cart'), pagePath('/orders'), pagePath('/profile')];
const WIDTHS = [360, 1440];
/** A message that only React's development build logs, once per page. */
const DEVELOPMENT = /Download the React DevTools/;
/** Expected messages. A late slice may open between two attempts to hydrate it; the second attempt then has nothing to wait for. */
const EXPECTED = /status of 404|did not call use\(\) when it finished/;

test.describe('with the development build of React', () => {
  let edge: OwnEdge;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    edge = await startDevelopmentEdge();
  });
  test.afterAll(() => edge?.stop());
  test.beforeEach(({ page }) => markRendered(page));

  for (const [name, path] of Object.entries(PATHS)) {
    test(`${name} hydrates without a mismatch`, async ({ page, allow }) => {
      allow(EXPECTED);
      await expectHydrated(page, edge.origin + (path || (await firstProduct()).path));
    });
  }

  test('the pages of a customer hydrate without a mismatch', async ({ page, allow }) => {
    allow(EXPECTED);
    await openPage(page, edge.origin + pagePath('/about'));
    await logIn(page);
    for (const path of [pagePath('/'), ...PAGES_OF_CUSTOMERS]) {
      await expectHydrated(page, edge.origin + path);
    }
  });

  // For a customer without items, the checkout redirects to the cart.
  for (const path of [...PAGES_OF_CUSTOMERS, pagePath('/checkout')])
    test(`${path} is built without an error for a visitor`, async ({ page }) => {
      await openPage(page, edge.origin + path);
      await expect(page.getByText('Please log in to proceed.')).toBeVisible();
    });

  // Tests a page of the shell, and one of a remote, because remotes have production builds.
  for (const [path, word] of [
    [pagePath('/about'), 'Our Story'],
    [shopPath('Sheet'), 'Acrylic sheets'],
  ] as const)
    test(`a changed word of ${path} is reported as a mismatch, which proves that mismatches are reported`, async ({
      page,
      allow,
    }) => {
      allow(/Hydration failed/);
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll(`>${word}<`, '>Another word<'),
        });
      });
      const mismatch = page.waitForEvent('pageerror');
      await page.goto(edge.origin + path);
      expect((await mismatch).message).toContain('Hydration failed');
    });
});

/** Marks the server-rendered content of the next documents before their scripts run. */
async function markRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const rendered = document.querySelector('#root > :not(link)');
      if (document.readyState === 'interactive' && rendered) Object.assign(rendered, { isRendered: true });
    });
  });
}

/** Whether the server-rendered page is still shown. A page that the browser has rendered again looks the same. */
function keepsRendered(page: Page): Promise<boolean> {
  return page
    .locator('#root > :not(link)')
    .first()
    .evaluate((shown) => 'isRendered' in shown);
}

/** Opens the page on both sides of the breakpoints. React reports a mismatch as a console error, which fails the test. */
async function expectHydrated(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const built = page.waitForEvent('console', (message) => DEVELOPMENT.test(message.text()));
    await openPage(page, address);
    await built;
    expect(await keepsRendered(page), `${address} at ${width}`).toBe(true);
  }
}
