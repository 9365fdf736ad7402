import { expect, test } from '../browser/shop-test.ts';
import { releasedFile } from '../edge/released-file.ts';
import { REMOTE_FAULTS } from './remote-fault-table.ts';
import { REMOTE_REGIONS } from './remote-regions.ts';

/** The browser's messages about a file that is missing or has other bytes. */
const REFUSED_FILE = /Failed to load resource|integrity/;
/** A remote that never responds times out after 5 s. */
const SHOWN_AS_FAILED = { timeout: 15_000 };

for (const { remote, name, module, visit, region, content } of REMOTE_REGIONS) {
  // Each commit tests one remote; `npm run test:matrix` tests all.
  test.describe(`the remote ${remote}`, { tag: remote === 'catalog' ? [] : ['@matrix'] }, () => {
    for (const { title, file, respond } of REMOTE_FAULTS) {
      test(`with ${title} fails in its own region alone, and Try Again loads it without a reload`, async ({
        page,
        allow,
      }) => {
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

        await page.unroute(`**${path}*`);
        await again.click();
        await expect(content(region(page))).toBeVisible();
        expect(documents).toHaveLength(1);
      });
    }
  });
}
