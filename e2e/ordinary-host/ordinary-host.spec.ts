import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { keepBundlers } from '../federation/kept-bundlers.ts';
import { startHost } from './start-host.ts';

declare global {
  interface Window {
    React: unknown;
    showRemote: (manifest: string) => Promise<void>;
  }
}

test.use({ tab: 'own' });

test('an ordinary host shows a page and a fragment of a release by its manifest', {
  tag: ['@all', '@catalog'],
}, async ({ page, request }) => {
  const live = (await (await request.get('/releases/live')).json()).live;
  const dist = await mkdtemp(path.join(tmpdir(), 'host-'));
  const host = await startHost(dist, env.shopUrl);
  try {
    const scripts: string[] = [];
    page.on('request', (loaded) => {
      if (/\.js$/.test(loaded.url())) scripts.push(loaded.url());
    });
    await page.addInitScript(keepBundlers);
    await page.goto(`${host.origin}/shop/Sheet`);
    await page.evaluate(
      (manifest) => window.showRemote(manifest),
      `${env.shopUrl}/releases/catalog/${live.catalog}/mf-manifest.json`,
    );

    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'WPC', exact: true })).toBeVisible();
    expect(await page.evaluate(isReactOfTheHost)).toBe(true);
    expect(scripts.map((url) => path.basename(url)).filter((name) => /^remoteEntry/.test(name))).toEqual([
      'remoteEntry.standalone.js',
    ]);
  } finally {
    await host.stop();
    await rm(dist, { recursive: true });
  }
});

/** What the remote gets when it imports React. */
function isReactOfTheHost(): boolean {
  const [bundler] = window.bundlers;
  const consumed = Object.entries(bundler?.consumesLoadingData.moduleIdToConsumeDataMapping ?? {});
  const [id = ''] = consumed.find(([, { shareKey }]) => shareKey === 'react') ?? [];
  const module: { exports?: unknown } = {};
  bundler?.m[id]?.(module);
  return module.exports === window.React;
}
