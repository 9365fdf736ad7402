import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { passLogin } from '../browser/log-in.ts';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import { nextBuild } from '../edge/next-build.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { liveHashes, publish, rollBack } from '../edge/registry-changes.ts';

// The tests install a fake clock, which cannot be removed from a shared tab.
test.use({ tab: 'own' });

type Release = 'N-1' | 'N';
type Package = 'shell' | 'catalog';
type LiveReleases = Record<Package, Release>;

/** Texts that tell releases apart: in the footer, which the shell renders, and the heading of the shop page, which the catalog renders. */
const TEXTS: Readonly<Record<Package, string>> = {
  shell: 'Prices include all taxes',
  catalog: 'Acrylic sheets',
};
const textOf = (name: Package, release: Release) => TEXTS[name] + (release === 'N' ? ' in release N' : '');

/** Every set that two neighbouring releases of two packages can make, with the change by which it goes live. */
const CHANGES: readonly { before: LiveReleases; changed: Package; how: 'publication' | 'roll-back' }[] = [
  { before: { shell: 'N-1', catalog: 'N-1' }, changed: 'shell', how: 'publication' },
  { before: { shell: 'N', catalog: 'N-1' }, changed: 'catalog', how: 'publication' },
  { before: { shell: 'N', catalog: 'N' }, changed: 'shell', how: 'roll-back' },
  { before: { shell: 'N-1', catalog: 'N' }, changed: 'catalog', how: 'roll-back' },
];

/** Milliseconds within which an open tab learns of another release, or of one that was taken back. */
const LEARNS_WITHIN = 60_000;
/** Milliseconds within which a change takes traffic, even on a busy machine. */
const SERVED_WITHIN = 60_000;
const SHOP = shopPath('Sheet');

/** Milliseconds. Each test starts an edge server, and most wait for two renderers. */
const TIME_LIMIT = 5 * 60_000;
test.describe.configure({ timeout: TIME_LIMIT });

for (const { before, changed, how } of CHANGES) {
  const after: LiveReleases = { ...before, [changed]: how === 'publication' ? 'N' : 'N-1' };
  const name = `shell ${after.shell} with catalog ${after.catalog}`;

  test(`PROM-138 PROM-180 ${name}: a tab from before the ${how} of the ${changed} works, and gets the new set`, {
    tag: '@matrix',
  }, async ({ page }) => {
    const { edge, makeChange } = await edgeWith(before, changed, how);
    try {
      const documents: string[] = [];
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url());
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.clock.install();
      const asked = page.waitForResponse('**/releases/live');
      await openPage(page, edge.origin + pagePath('/about'));
      // The response is held back, so that the tab learns of the change only when the test releases it.
      const told = await (await asked).json();
      await page.route('**/releases/live', (route) => route.fulfill({ json: told }));
      const hashes = await liveHashes(edge.registry);
      await makeChange();

      await expectFrame(page, before);
      await addProduct(page, before, 1);
      await link(page, 'About').click();
      await expect(page).toHaveTitle(/About/);
      expect(documents).toHaveLength(1);
      // Lazy chunks still come from the releases with which the tab was opened.
      const other = scripts.filter((script) => {
        const [, , id = '', hash] = script.split('/');
        return hashes[id] !== hash;
      });
      expect(other).toEqual([]);
      expect(scripts.some((script) => script.startsWith('/releases/catalog/'))).toBe(true);

      await page.unroute('**/releases/live');
      const learnt = page.waitForResponse('**/releases/live');
      const reloaded = how === 'roll-back' ? page.waitForEvent('load') : undefined;
      await page.clock.fastForward(LEARNS_WITHIN);
      await (await learnt).finished();
      if (reloaded) await reloaded;
      else await link(page, 'Shop').click();
      await expect.poll(() => documents.length).toBe(2);
      await untilHydrated(page);
      await expectFrame(page, after);
      await addProduct(page, after, 2);

      const html = await (await page.request.get(edge.origin + SHOP)).text();
      expect(html).toContain(textOf('shell', after.shell));
      expect(html).toMatch(new RegExp(`<h1[^>]*>${textOf('catalog', after.catalog)}</h1>`));
      expect(html).toMatch(/<article/);
    } finally {
      await edge.stop();
    }
  });
}

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function expectFrame(page: Page, { shell }: LiveReleases): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(textOf('shell', shell));
  const other = textOf('shell', 'N');
  if (shell === 'N-1') await expect(page.getByRole('contentinfo')).not.toContainText(other);
}

/** Goes to the shop and to a product by links, and adds it. @param count of pieces in the cart afterwards */
async function addProduct(page: Page, { catalog }: LiveReleases, count: number): Promise<void> {
  await link(page, 'Shop').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('catalog', catalog));
  // Another product each time, because one that is in the cart has no button.
  const card = page.getByRole('main').getByRole('article').nth(count).getByRole('link');
  const product = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
  if (count === 1) await passLogin(page);
  const badge = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`cart.*\\b${count}\\b`, 'i') });
  await expect(badge).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** An edge server with these releases, and a function that makes the change. The builds of `npm test` are release N-1. */
async function edgeWith(
  before: LiveReleases,
  changed: Package,
  how: 'publication' | 'roll-back',
): Promise<{ edge: OwnEdge; makeChange: () => Promise<void> }> {
  const builds = await mkdtemp(path.join(tmpdir(), 'next-'));
  const edge = await startEdgeWithLongTimeouts({
    prepare: async (registry) => {
      const live = await liveHashes(registry);
      const folder = (id: Package) => path.join(registry, 'releases', id, live[id] ?? '');
      await nextBuild(folder('catalog'), path.join(builds, 'catalog'), [
        [TEXTS.catalog, textOf('catalog', 'N')],
      ]);
      await nextBuild(folder('shell'), path.join(builds, 'shell'), [
        [TEXTS.shell, textOf('shell', 'N')],
        await nextContract(folder('shell')),
      ]);
      const released = (['shell', 'catalog'] as const).filter((name) => before[name] === 'N');
      for (const name of released) await publish(registry, [path.join(builds, name)]);
    },
  });
  const makeChange = async () => {
    const former = await liveHashes(edge.registry);
    if (how === 'roll-back') await rollBack(edge.registry, changed);
    else await publish(edge.registry, [path.join(builds, changed)]);
    await rm(builds, { recursive: true, force: true });
    const served = async () => {
      const response = await fetch(`${edge.origin}/releases/live`);
      return ((await response.json()) as { live: Record<string, string> }).live[changed];
    };
    await expect.poll(served, { timeout: SERVED_WITHIN }).not.toBe(former[changed]);
  };
  return { edge, makeChange };
}

/** Replaces the contract's version in the shell by the next minor version. */
async function nextContract(shell: string): Promise<[RegExp, string]> {
  const descriptor = JSON.parse(await readFile(path.join(shell, 'release.json'), 'utf8'));
  const { contract } = descriptor as { contract: string };
  const [major, minor] = contract.split('.');
  const named = `("(?:shared-contracts/\\w+|contract)":\\s*")${contract.replaceAll('.', '\\.')}"`;
  return [new RegExp(named, 'g'), `$1${major}.${Number(minor) + 1}.0"`];
}
