import type { ReleasedSet } from 'releases/registry/released-set';
import { expect, test } from 'vitest';
import { publishedSet } from './published-set.ts';

test('PROM-211 names all modules of a remote, and the integrity of its entry and of the first modules alone', () => {
  const files = { 'entry.js': 'sha384-e', 'shop.js': 'sha384-s', 'product.js': 'sha384-p' };
  const release = {
    id: 'catalog',
    name: 'mfe_catalog',
    entry: 'entry.js',
    contract: '^2.0.0',
    pages: {},
    files,
  };
  const modules = { shop: { js: ['shop.js'], css: [] }, product: { js: ['product.js'], css: [] } };
  const stored = { hash: 'abc', release: { ...release, modules } };
  const set = { shell: { hash: 'def' }, remotes: [stored] } as unknown as ReleasedSet;
  const { remotes } = publishedSet(set, { first: ['catalog/shop'] });
  expect(remotes['catalog']?.modules['product']?.js).toEqual(['/releases/catalog/abc/product.js']);
  expect(remotes['catalog']?.integrity).toEqual({
    '/releases/catalog/abc/entry.js': 'sha384-e',
    '/releases/catalog/abc/shop.js': 'sha384-s',
  });
});
