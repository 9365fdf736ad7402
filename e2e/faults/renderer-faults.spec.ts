import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';

// Each test closes its tab.
test.use({ tab: 'own' });

/** Milliseconds: the time limits of a page, and a margin for a busy machine. */
const DOCUMENT_LIMIT = 500;
const SLACK = 4_500;
/** Long limits, so that a busy machine is not mistaken for a fault. */
const PATIENT = { PAGE_RENDER_LIMIT: '4000' };
/** A parameter that the page reads. Others are ignored by the edge server, which then sends the cached document. */
const FAULTY = 'page=2';

/** Changes the server build of every release of a package, as if it had been released that way. */
function serverBuild(id: 'shell' | 'catalog', change: (file: string) => Promise<void>) {
  return async (registry: string) => {
    const releases = path.join(registry, 'releases', id);
    for (const hash of await readdir(releases)) {
      await change(path.join(releases, hash, 'server', id === 'shell' ? 'shell.cjs' : 'remote.cjs'));
      // Without a list of the release's server files, their integrity is not checked.
      const file = path.join(releases, hash, 'release.json');
      const { serverFiles: _, ...release } = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify(release));
    }
  };
}

/** A shell whose renderer runs this code for addresses with the faulty parameter. */
function shellThat(does: string) {
  return serverBuild('shell', async (file) => {
    const changed = `${await readFile(file, 'utf8')}
const shell = module.exports;
module.exports = { ...shell, handlePageRequest(request) { if (request.url.includes('${FAULTY}')) { ${does} } return shell.handlePageRequest(request); } };`;
    await writeFile(file, changed);
  });
}

/** `isRendered`: the document contains header and footer. Further faults are tested in the suites of shell and edge server. */
const FAULTS = [
  {
    title: 'the server build of the shell ends the process',
    prepare: shellThat('process.exit(1);'),
    isRendered: false,
  },
  { title: 'the renderer hangs', prepare: shellThat('for (;;);'), isRendered: false },
  {
    title: "a remote's server build is missing",
    prepare: serverBuild('catalog', (file) => rm(file)),
    isRendered: true,
  },
];

for (const { title, prepare, isRendered } of FAULTS) {
  test(`PROM-51 when ${title}, the document arrives in time and the page works`, async ({ page }) => {
    const edge = await startOwnEdge(isRendered ? PATIENT : {}, { prepare });
    try {
      const before = performance.now();
      const response = await page.goto(`${edge.origin}/shop/Sheet?${FAULTY}`, { waitUntil: 'commit' });
      const milliseconds = performance.now() - before;
      const html = (await response?.text()) ?? '';

      await untilHydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('article').first()).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

      expect(response?.status()).toBe(200);
      expect(html.includes('<header') && html.includes('<footer')).toBe(isRendered);
      expect(milliseconds).toBeLessThan(DOCUMENT_LIMIT + SLACK);
    } finally {
      // The page is closed before the edge server stops, because its pending requests would fail.
      await page.close();
      await edge.stop();
    }
  });
}
