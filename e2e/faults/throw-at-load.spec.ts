import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { renderedDocument } from '../browser/rendered-document.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { serveChanged } from '../edge/changed-release.ts';
import { releasedFile } from '../edge/released-file.ts';
import { env } from '../env.ts';
import { expectFallbackInTime, watchForFallback } from './fallback-time.ts';
import { REMOTE_REGIONS } from './remote-regions.ts';
import { expectFrame, loadedDocuments } from './working-frame.ts';

// In a shared tab, the next test might get the changed scripts from the memory cache.
test.use({ tab: 'own' });

const THROW = 'if(!globalThis.mended)throw new Error("thrown at load");';

/** The beginning of modules as a bundler writes them: `E(e,t,r){`. */
const MODULE_START = /(?<=[{,])[\w$]+\((?:\w+,){2}\w+\)\{/g;

const inModules = (script: string) => script.replace(MODULE_START, (start) => start + THROW);
const inScript = (script: string) => THROW + script;

/** The release in the first error report that the page sends to the edge server. Must be called before the page is opened. */
async function reportedRelease(page: Page): Promise<string> {
  const request = await page.waitForRequest('**/error-reports');
  return request.postDataJSON().release;
}

const main = (page: Page) => page.getByRole('main');

/** Stops the throwing, like a corrected release. */
const mend = (page: Page) => page.evaluate(() => Object.assign(globalThis, { mended: true }));

/** The code that throws while it is evaluated, and the change of the first of these scripts that makes it throw. */
const THROWING: readonly { title: string; isEntry: boolean; change: (script: string) => string }[] = [
  { title: 'the entry', isEntry: true, change: inScript },
  { title: 'the script', isEntry: false, change: inScript },
  { title: 'the modules', isEntry: false, change: inModules },
];

for (const { remote, module, visit, region, content } of REMOTE_REGIONS) {
  for (const { title, isEntry, change } of THROWING) {
    const isInEveryRun = remote === 'catalog';
    test(`PROM-58 PROM-171 after ${title} of ${remote}/${module} threw at load, the frame works, and Try Again loads it`, {
      tag: isInEveryRun ? [] : '@matrix',
    }, async ({ page, allow }) => {
      allow(/thrown at load/);
      const entry = await releasedFile(remote);
      await serveChanged(page, isEntry ? [entry] : [await releasedFile(remote, module), entry], change);
      await watchForFallback(page);
      const documents = loadedDocuments(page);
      const reported = reportedRelease(page);
      await visit(page);
      const again = region(page).getByRole('button', { name: 'Try Again' });
      await expect(again).toBeVisible();
      // Times are only compared outside of a run of all tests, which makes the machine too busy.
      if (!isInEveryRun) await expectFallbackInTime(page, { hangs: false });
      expect(await reported).toMatch(new RegExp(`^${remote}/`));
      await expectFrame(page);

      await mend(page);
      await again.click();
      await expect(content(region(page))).toBeVisible();
      await expect(again).toBeHidden();
      expect(documents).toHaveLength(1);
    });
  }
}

test('PROM-58 PROM-171 after the modules of a page of the shell threw at load, Try Again loads it', async ({
  page,
  allow,
}) => {
  allow(/thrown at load/);
  const document = await renderedDocument(env.shopUrl, pagePath('/about'));
  const scripts = ['about', 'index'].map(
    (name) => new RegExp(`/releases/shell/[^"]*/${name}\\.js`).exec(document)?.[0] ?? name,
  );
  await serveChanged(page, scripts, inModules);
  const documents = loadedDocuments(page);
  const reported = reportedRelease(page);
  await openPage(page, pagePath('/about'));
  const again = main(page).getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expectFrame(page);
  expect(await reported).toMatch(/^shell\//);
  await mend(page);
  await again.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(again).toBeHidden();
  expect(documents).toHaveLength(1);
});

test('PROM-58 after its modules threw at load, Try Again loads a page that was opened from another one', async ({
  page,
  allow,
}) => {
  allow(/thrown at load/);
  const scripts = [await releasedFile('catalog', 'shop'), await releasedFile('catalog')];
  await serveChanged(page, scripts, inModules);
  await openPage(page, pagePath('/contact'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
  const again = main(page).getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await mend(page);
  await again.click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
