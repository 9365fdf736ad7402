import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { VISITOR_PAGES } from '../browser/visitor-pages.ts';
import { firstProduct } from '../provider-data/first-product.ts';

test.use({ tab: 'own' });

/** Reasons caused by the headless browser or by the moment: a script may still be loading when the test leaves a page. */
const CIRCUMSTANCES = /^Circumstantial | OutstandingNetworkRequest/;

test('SITE-33 no public page gives the browser a reason to keep it out of the back/forward cache', async ({
  page,
}) => {
  const { path: product } = await firstProduct();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const reasons: string[] = [];
  // A headless browser restores no page, but reports everything that would prevent it.
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) reasons.push(`${type} ${reason}`);
  });
  const paths = VISITOR_PAGES.map(({ path }) => path).filter((path) => path !== pagePath('/cart'));
  for (const path of [...paths, product]) {
    reasons.length = 0;
    await openPage(page, path);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => reasons.length, path).toBeGreaterThan(0);
    expect(
      reasons.filter((reason) => !CIRCUMSTANCES.test(reason)),
      path,
    ).toEqual([]);
  }
});
