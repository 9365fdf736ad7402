import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

// The cache of a shared tab would already have React DOM.
test.use({ tab: 'own' });

/** The chunk without which nothing starts; a second attempt adds a query. */
const REACT_DOM = /\/react-dom\.js(?:\?attempt=\d+)?$/;

test('PROM-7 the page starts even if the first request for React DOM fails', async ({ page, allow }) => {
  allow(/net::ERR_FAILED/);
  let asked = 0;
  await page.route(REACT_DOM, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    // If the request failed sooner, only the preload would be lost, and the request of the script element would succeed.
    await page.locator('script[src*="/react-dom."]').waitFor({ state: 'attached' });
    await route.abort();
  });
  await openPage(page, pagePath('/about'));
  expect(asked).toBe(2);
});
