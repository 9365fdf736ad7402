import { rename } from 'node:fs/promises';
import path from 'node:path';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { BOARDS, SHEETS, VISITOR_PAGES } from '../browser/visitor-pages.ts';
import { type OwnEdge, startOwnEdge } from '../edge/own-edge.ts';

// Each page is a first visit.
test.use({ tab: 'own' });

const REMOTES = ['catalog', 'cart-checkout', 'account', 'inspiration'] as const;
/** The browser's messages about the files that this test deleted. */
const MISSING_FILES = /Failed to load resource|integrity|MIME type/;

/** The remote that owns the page. */
const OWNED: Readonly<Record<string, (typeof REMOTES)[number]>> = {
  [SHEETS]: 'catalog',
  [BOARDS]: 'catalog',
};

for (const remote of REMOTES) {
  test.describe(`with the files of ${remote} deleted on the server`, () => {
    let edge: OwnEdge;
    const releases = () => path.join(edge.registry, 'releases', remote);

    test.beforeAll(async () => {
      edge = await startOwnEdge();
      await rename(releases(), `${releases()}-away`);
    });
    test.afterAll(() => edge.stop());

    test('PROM-1 header and footer stay on every route, and the other routes work', async ({
      page,
      allow,
    }) => {
      allow(MISSING_FILES);
      for (const { path: route } of VISITOR_PAGES) {
        await openPage(page, edge.origin + route);
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first(),
        ).toBeAttached();
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: SHEET_CATEGORIES[0] }),
        ).toBeVisible();
        if (OWNED[route] === remote) {
          await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
        } else if (OWNED[route]) {
          await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        }
      }
    });
  });
}

test.describe('Try Again', () => {
  let edge: OwnEdge;
  test.beforeAll(async () => {
    edge = await startOwnEdge();
  });
  test.afterAll(() => edge.stop());

  test('shows the page without a reload once the fault is gone', async ({ page, allow }) => {
    allow(MISSING_FILES);
    const releases = path.join(edge.registry, 'releases/catalog');
    await rename(releases, `${releases}-away`);
    await openPage(page, edge.origin + SHEETS);
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

    await rename(`${releases}-away`, releases);
    await again.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(documents).toEqual([]);
  });
});
