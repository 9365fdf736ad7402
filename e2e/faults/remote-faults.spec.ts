import { expect, test } from '../browser/shop-test.ts';
import { releasedFile } from '../edge/released-file.ts';
import { REMOTE_FAULTS } from './remote-fault-table.ts';
import { REMOTE_REGIONS } from './remote-regions.ts';

/** The browser's messages about a file that is missing or has other bytes. */
const REFUSED_FILE = /Failed to load resource|integrity/;
/** A remote that never responds times out after 5 s. */
const SHOWN_AS_FAILED = { timeout: 15_000 };

for (const { remote, name, module, visit, region, content } of REMOTE_REGIONS) {
  test.describe(`the remote ${remote}`, () => {
    for (const { title, file, respond, isInMatrixAlone } of REMOTE_FAULTS) {
      // Each commit tests one remote; `npm run test:matrix` tests all.
      const tag = remote === 'catalog' && !isInMatrixAlone ? [] : ['@matrix'];
      test(`with ${title} fails in its own region alone, and Try Again loads it without a reload`, {
        tag,
      }, async ({ page, allow }) => {
        allow(REFUSED_FILE);
        const path = await releasedFile(remote, file === 'chunk' ? module : undefined);
        const documents: string[] = [];
        page.on(
          'request',
          (request) => request.resourceType() === 'document' && documents.push(request.url()),
        );
        await page.route(`**${path}*`, respond);

        await visit(page);
        const again = region(page).getByRole('button', { name: 'Try Again' });
        await expect(again).toBeVisible(SHOWN_AS_FAILED);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        const ran = await page.evaluate((entry) => [entry in globalThis, 'trapped' in globalThis], name);
        expect(ran).toEqual([file === 'chunk', false]);

        // A response to the second attempt may be on its way.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await again.click();
        await expect(content(region(page))).toBeVisible();
        expect(documents).toHaveLength(1);
      });
    }
  });
}

test('the browser needs no manifest of a remote: the document names its files', { tag: '@matrix' }, async ({
  page,
}) => {
  const manifests: string[] = [];
  await page.route('**/mf-manifest.json*', (route) => {
    manifests.push(route.request().url());
    return route.fulfill({ json: {} });
  });
  for (const { visit, region, content } of REMOTE_REGIONS) {
    await visit(page);
    await expect(content(region(page))).toBeVisible();
  }
  expect(manifests).toEqual([]);
});
