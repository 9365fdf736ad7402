import { expect, test } from '../browser/shop-test.ts';
import { releasedFile } from '../edge/released-file.ts';
import { expectFallbackInTime, watchForFallback } from './fallback-time.ts';
import { REMOTE_FAULTS } from './remote-fault-table.ts';
import { REMOTE_REGIONS } from './remote-regions.ts';
import { expectFrame, loadedDocuments } from './working-frame.ts';

// The cache of a shared tab would already have the files of the remote.
test.use({ tab: 'own' });

/** Console messages about a file that is missing or has other bytes. */
const REFUSED_FILE = /Failed to load resource|integrity/;
/** A remote that never responds times out after 5 s. */
const SHOWN_AS_FAILED = { timeout: 15_000 };

for (const { remote, name, module, visit, region, content } of REMOTE_REGIONS) {
  test.describe(`the remote ${remote}`, () => {
    for (const { title, file, respond, hangs = false, tag } of REMOTE_FAULTS) {
      const isOrdinary = tag === '@core' || (remote === 'catalog' && tag !== '@matrix');
      test(`PROM-1 PROM-11 PROM-12 PROM-13 PROM-190 with ${title} fails in its own region alone, and Try Again loads it without a reload`, {
        // `npm run test:matrix` has all faults of all remotes.
        tag: remote === 'catalog' || tag === '@core' ? (tag ?? []) : '@matrix',
      }, async ({ page, allow }) => {
        allow(REFUSED_FILE);
        const path = await releasedFile(remote, file === 'chunk' ? module : undefined);
        const documents = loadedDocuments(page);
        let isMended = false;
        await page.route(`**${path}*`, (route) => (isMended ? route.continue() : respond(route)));
        await watchForFallback(page);

        await visit(page);
        const again = region(page).getByRole('button', { name: 'Try Again' });
        await expect(again).toBeVisible(SHOWN_AS_FAILED);
        // Times are not compared in the ordinary case, because a run of all tests makes the machine too busy.
        if (!isOrdinary) await expectFallbackInTime(page, { hangs });
        await expectFrame(page);
        const ran = await page.evaluate((entry) => [entry in globalThis, 'trapped' in globalThis], name);
        expect(ran).toEqual([file === 'chunk', false]);

        // The request without a response never gets one, so only a second request can succeed.
        isMended = true;
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
