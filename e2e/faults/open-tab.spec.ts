import { pagePath } from 'shared-contracts/routes';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';
import { releaseAgain } from '../edge/released-again.ts';

// A fake clock cannot be removed.
test.use({ tab: 'own' });

/** Milliseconds within which an open tab learns of another release. */
const LEARNS_WITHIN = 60_000;

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const releasesOf = (page: Page) => page.locator('#released-set').textContent();

// Starts an edge server of its own. The component tests of `newer-set.ts` are part of every run.
test('PROM-138 an open tab keeps its releases, also for pages that it loads later, and the next document has the new ones', {
  tag: '@matrix',
}, async ({ page }) => {
  const edge = await startOwnEdge();
  try {
    const documents: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
      if (request.url().includes('/releases/catalog/')) scripts.push(request.url());
    });
    await page.clock.install();
    await openPage(page, edge.origin + pagePath('/about'));
    const { before, after } = await releaseAgain(edge, 'catalog');

    await footerLink(page, 'Shop').click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(documents).toHaveLength(1);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.includes(before))).toEqual([]);

    const learns = page.waitForResponse('**/releases/live');
    await page.clock.fastForward(LEARNS_WITHIN);
    await (await learns).finished();
    await footerLink(page, 'About').click();
    await expect(page).toHaveTitle(/About/);
    await untilHydrated(page);
    expect(documents).toHaveLength(2);
    expect(await releasesOf(page)).toContain(after);
  } finally {
    await edge.stop();
  }
});
