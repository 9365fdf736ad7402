import { expect, test } from 'vitest';
import type { RemoteRelease } from '../../registry/store/release-manifest.ts';
import { untrueManifest } from './federation-manifest.ts';

const release: RemoteRelease = {
  id: 'catalog',
  name: 'mfe_catalog',
  contract: '^2.0.0',
  entry: 'remoteEntry.js',
  modules: { shop: { kind: 'page', js: ['shop.js'], css: ['shop.css'] } },
  pages: {},
  shared: { react: '^19.0.0' },
  imports: {},
  mounts: [],
  calls: {},
  files: { 'remoteEntry.js': '', 'full.js': '', 'shop.js': '', 'later.js': '', 'shop.css': '' },
};

interface Changes {
  name?: string;
  entry?: string;
  exposes?: object[];
  react?: string;
}

const SHOP = {
  name: 'shop',
  assets: { js: { sync: ['shop.js'], async: ['later.js'] }, css: { sync: ['shop.css'], async: [] } },
};

function manifest({ name = 'mfe_catalog', entry = 'full.js', exposes = [SHOP], react = '^19.0.0' }: Changes) {
  return JSON.stringify({
    name,
    metaData: { globalName: name, remoteEntry: { name: entry, path: '' } },
    shared: [
      { name: 'react', requiredVersion: react },
      { name: 'shared-contracts/look', requiredVersion: '^2.0.0' },
    ],
    exposes,
  });
}

test('a manifest of what the release serves is true', () => {
  expect(untrueManifest(manifest({}), release)).toEqual([]);
});

test.each<[lie: string, changes: Changes, reason: string]>([
  ['of another remote', { name: 'mfe_account' }, 'is not that of mfe_catalog'],
  ['with an entry that is not there', { entry: 'lost.js' }, 'names lost.js, which the release does not have'],
  ['without a page', { exposes: [] }, 'exposes something else than release.json'],
  [
    'with one page more',
    { exposes: [SHOP, { ...SHOP, name: 'sale' }] },
    'exposes something else than release.json',
  ],
  ['for another React', { react: '^18.0.0' }, 'asks for another react than release.json'],
])('a manifest %s is not', (_, changes, reason) => {
  expect(untrueManifest(manifest(changes), release)).toEqual([reason]);
});

test.each(['', '{', '{}', 'null'])('%j is no manifest', (text) => {
  expect(untrueManifest(text, release)).toEqual(['is no manifest of Module Federation']);
});
