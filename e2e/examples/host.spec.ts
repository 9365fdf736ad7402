import path from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { keepBundlers } from '../federation/kept-bundlers.ts';
import { buildExample, EXAMPLES } from './built-example.ts';

declare global {
  interface Window {
    React: { useState: unknown };
    showModules: (remotes: { name: string; entry: string }[], names: string[]) => Promise<void>;
  }
}

const MODULES = ['mfe_catalog/shop', 'mfe_catalog/substrate-picker', 'mfe_inspiration/inspiration-gallery'];

test.use({ tab: 'own' });

test('an ordinary host shows pages and fragments of two releases', {
  tag: ['@catalog', '@inspiration'],
}, async ({ page }) => {
  await buildExample('host');
  const host = await servedHost();
  try {
    const entries: string[] = [];
    page.on('request', (loaded) => {
      const name = path.basename(loaded.url());
      if (name.startsWith('remoteEntry.standalone')) entries.push(name);
    });
    await page.addInitScript(keepBundlers);
    await page.goto(`${host.origin}/shop/Sheet`);
    await page.waitForFunction(() => 'showModules' in window);
    const { live } = await page.evaluate(readLive, env.shopUrl);
    const at = (id: string) => `${env.shopUrl}/releases/${id}/${live[id]}`;
    const remotes = [
      { name: 'mfe_catalog', entry: `${at('catalog')}/mf-manifest.json` },
      // Nothing is preloaded without a manifest, because the remote itself knows its files.
      { name: 'mfe_inspiration', entry: `${at('inspiration')}/remoteEntry.standalone.js` },
    ];
    await page.evaluate(([all, names]) => window.showModules(all, names), [remotes, MODULES] as const);

    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'WPC', exact: true })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(await page.evaluate(areOfTheHost)).toEqual([true, true]);
    expect(entries).toEqual(['remoteEntry.standalone.js', 'remoteEntry.standalone.js']);
  } finally {
    // Otherwise the calls of the page would fail.
    await page.close();
    await host.stop();
  }
});

/** A page on another origin than the shop's requests the hashes of the live releases. */
async function readLive(shop: string): Promise<{ live: Record<string, string> }> {
  return (await fetch(`${shop}/releases/live`)).json();
}

/** The built host, which forwards API calls to the running shop. */
async function servedHost() {
  const cwd = path.join(EXAMPLES, 'host');
  const { content } = await loadConfig({ cwd });
  const server = { host: '127.0.0.1', port: 0, proxy: { '/api': env.shopUrl, '/images': env.shopUrl } };
  const rsbuild = await createRsbuild({ cwd, config: { ...content, logLevel: 'error', server } });
  const { urls, server: preview } = await rsbuild.preview();
  return { origin: urls[0] ?? '', stop: () => preview.close() };
}

/** For each remote, whether it gets the host's React when it imports React. */
function areOfTheHost(): boolean[] {
  return window.bundlers.map(({ m, consumesLoadingData }) => {
    const consumed = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping);
    const [id = ''] = consumed.find(([, { shareKey }]) => shareKey === 'react') ?? [];
    const module: { exports?: unknown } = {};
    m[id]?.(module);
    return Reflect.get(Object(module.exports), 'useState') === window.React.useState;
  });
}
