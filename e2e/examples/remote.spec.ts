import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { readThrough } from '../browser/whole-page.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { adapt, publish, tryBuild } from '../edge/registry-changes.ts';
import { buildExample, EXAMPLES } from './built-example.ts';

test.use({ tab: 'own' });

const BUNDLERS = ['rspack', 'webpack', 'vite'] as const;

const ADAPTED = {
  id: 'catalog',
  pages: {
    shop: { ...LINKED_PAGES['catalog/shop'], title: 'Ordinary shop' },
    product: LINKED_PAGES['catalog/product'],
    shortlist: LINKED_PAGES['catalog/shortlist'],
    'cutting-list': LINKED_PAGES['catalog/cutting-list'],
  },
};
/** Code that cannot be found by reading the script. */
const READS_TOKEN = '\n;try { window[["local", "Storage"].join("")].getItem("token"); } catch {}';

for (const bundler of BUNDLERS) {
  test.describe(`a remote that ${bundler} has built without the preset`, { tag: '@matrix' }, () => {
    let edge: OwnEdge;
    let folder: string;
    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'ordinary-'));
      edge = await edgeWith(bundler, folder);
    });
    test.afterAll(async () => {
      await edge.stop();
      await rm(folder, { recursive: true });
    });

    test('shows its page with the React of the shop, and leads to other pages', async ({ page }) => {
      await openPage(page, `${edge.origin}/shop/Sheet`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('An ordinary page of Sheet');
      await expect(page).toHaveTitle(/Ordinary shop/);
      await expectClicks(page, 'Page');
      await page.getByRole('link', { name: 'To another page' }).click();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('shows its fragment on a page of the shell', async ({ page, allow }) => {
      allow(/ordinary fragment threw/);
      await openPage(page, edge.origin);
      await readThrough(page);
      await expectClicks(page, 'Fragment');
    });

    test('is replaced where it throws, and the page around it works', async ({ page, allow }) => {
      allow(/ordinary (?:page|fragment) threw/);
      await openPage(page, `${edge.origin}/shop/-/-/-/-`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('passes the trial, which sees what its runtime must not read', async () => {
      test.setTimeout(5 * 60_000);
      expect(await tryBuild(edge.registry, 'catalog', path.join(folder, 'dist'))).toEqual([]);
      if (bundler !== 'rspack') return;
      const [build, dist] = [path.join(folder, 'build'), path.join(folder, 'reading')];
      await cp(builtBy(bundler), build, { recursive: true });
      await appendFile(path.join(build, 'remoteEntry.js'), READS_TOKEN);
      await adapt(build, dist, ADAPTED);
      const [reason] = await tryBuild(edge.registry, 'catalog', dist);
      expect(reason).toContain('It reaches for what is not its own: localStorage.');
    });

    test('is replaced where its entry is gone', async ({ page, allow }) => {
      allow(/.*/);
      await page.route('**/remoteEntry*.js*', (route) => route.fulfill({ status: 404 }));
      await openPage(page, `${edge.origin}/shop/Sheet`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute('**/remoteEntry*.js*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('An ordinary page of Sheet');
    });
  });
}

function builtBy(bundler: string): string {
  return path.join(EXAMPLES, 'remote/dist', bundler);
}

/** Expects a component's state to work, and its `useState` to be the one that the shop gives to all remotes. */
async function expectClicks(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveText(`${name} 1`);
  expect(await button.evaluate(hasReactOfTheShop)).toBe(true);
}

function hasReactOfTheShop(element: Element): boolean {
  const [shell] = window.__FEDERATION__.__INSTANCES__;
  const [react] = Object.values(shell?.shareScopeMap.default.react ?? {});
  return Reflect.get(element, 'useState') === Reflect.get(Object(react?.lib?.()), 'useState');
}

/** A shop whose catalog is the example remote. The folder also keeps the release. */
async function edgeWith(bundler: string, folder: string): Promise<OwnEdge> {
  const dist = path.join(folder, 'dist');
  await buildExample(`remote:${bundler}`);
  await adapt(builtBy(bundler), dist, ADAPTED);
  return startEdgeWithLongTimeouts({ prepare: (registry) => publish(registry, [dist]) });
}
