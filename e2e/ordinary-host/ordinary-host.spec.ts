import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { keepBundlers } from '../federation/kept-bundlers.ts';
import { HOST_BUNDLERS, startHost } from './start-host.ts';

declare global {
  interface Window {
    React: { useState: unknown };
    showModules: (remotes: { name: string; entry: string }[], names: string[]) => Promise<void>;
  }
}

const MODULES = ['mfe_catalog/shop', 'mfe_catalog/substrate-picker', 'mfe_inspiration/inspiration-gallery'];

test.use({ tab: 'own' });

for (const bundler of HOST_BUNDLERS) {
  test(`an ordinary host that ${bundler} has built shows pages and fragments of two releases`, {
    tag: bundler === 'rsbuild' ? ['@catalog', '@inspiration'] : '@matrix',
  }, async ({ page, request }) => {
    const { live } = await (await request.get('/releases/live')).json();
    const at = (id: string) => `${env.shopUrl}/releases/${id}/${live[id]}`;
    const remotes = [
      { name: 'mfe_catalog', entry: `${at('catalog')}/mf-manifest.json` },
      // Nothing is preloaded without a manifest: the remote finds its files itself.
      { name: 'mfe_inspiration', entry: `${at('inspiration')}/remoteEntry.standalone.js` },
    ];
    const dist = await mkdtemp(path.join(tmpdir(), 'host-'));
    const host = await startHost(bundler, dist, env.shopUrl);
    try {
      const entries: string[] = [];
      page.on('request', (loaded) => {
        const name = path.basename(loaded.url());
        if (name.startsWith('remoteEntry.standalone')) entries.push(name);
      });
      await page.addInitScript(keepBundlers);
      await page.goto(`${host.origin}/shop/Sheet`);
      await page.waitForFunction(() => 'showModules' in window);
      await page.evaluate(([all, names]) => window.showModules(all, names), [remotes, MODULES] as const);

      await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'WPC', exact: true })).toBeVisible();
      await expect(page.getByRole('tab').first()).toBeVisible();
      expect(await page.evaluate(areOfTheHost)).toEqual([true, true]);
      expect(entries).toEqual(['remoteEntry.standalone.js', 'remoteEntry.standalone.js']);
    } finally {
      // Its calls would fail.
      await page.close();
      await host.stop();
      await rm(dist, { recursive: true });
    }
  });
}

/** Whether each remote gets the host's React when it imports React. */
function areOfTheHost(): boolean[] {
  return window.bundlers.map(({ m, consumesLoadingData }) => {
    const consumed = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping);
    const [id = ''] = consumed.find(([, { shareKey }]) => shareKey === 'react') ?? [];
    const module: { exports?: unknown } = {};
    m[id]?.(module);
    return Reflect.get(Object(module.exports), 'useState') === window.React.useState;
  });
}
