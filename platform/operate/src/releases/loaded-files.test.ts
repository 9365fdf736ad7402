import { join } from 'node:path';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { loadedFiles } from './loaded-files.ts';

/** A chunk as webpack and Rspack write it. */
const chunk = (id: string | number, text = '') =>
  `(self.chunks = self.chunks || []).push([[${JSON.stringify(id)}], { 1(e, t, r) { ${text} } }]);`;

const OWN_PAGE = {
  'main.js': 'Promise.all([r.e("page"), r.e(57)]).then(() => r(1));',
  'main.css': 'body { margin: 0 }',
  'page.1c2d.js': chunk('page', 'r.e(831)'),
  'page.3e4f.css': 'main { margin: 0 }',
  '831.js': chunk(831),
};

async function loadedOf(
  files: Record<string, string>,
  { type = 'global', later = [] }: { type?: 'global' | 'module'; later?: string[] } = {},
) {
  const folder = join(await temporaryFolder(), 'build');
  await writeFiles(folder, files);
  const first = ['remoteEntry.js', 'stars.css'];
  return [...loadedFiles({ folder, type, first, later, replaced: new Set(['react.js']) })].sort();
}

test('leaves out the page on which a remote shows itself, with the chunks that this page alone loads', async () => {
  const files = { ...OWN_PAGE, 'remoteEntry.js': 'r.e(57)', '57.js': chunk(57), 'stars.css': '' };
  expect(await loadedOf(files)).toEqual(['57.js', 'remoteEntry.js', 'stars.css']);
});

test('leaves out a copy of what the shop shares, although the entry would load it', async () => {
  const files = { 'remoteEntry.js': 'r.e("react")', 'react.js': chunk('react', 'r.e(9)'), '9.js': chunk(9) };
  expect(await loadedOf(files)).toEqual(['remoteEntry.js']);
});

test('keeps what the manifest lists for later, unless its own page or a copy alone loads it', async () => {
  const files = {
    ...OWN_PAGE,
    'remoteEntry.js': '',
    'unknown.js': 'loaded in a way that nobody knows',
    'react.js': chunk('react', 'r.e(9)'),
    '9.js': chunk(9),
  };
  const later = ['page.1c2d.js', '831.js', '9.js', 'unknown.js'];
  expect(await loadedOf(files, { later })).toEqual(['remoteEntry.js', 'unknown.js']);
});

test('follows chunks to their chunks, with the styles that have their names', async () => {
  const files = {
    'remoteEntry.js': 'r.e("stars")',
    'stars.0a1b.js': chunk('stars', 'r.e(7)'),
    '7.js': chunk(7),
    'css/7.0a1b.css': '',
    'css/8.0a1b.css': '',
  };
  expect(await loadedOf(files)).toEqual(['7.js', 'css/7.0a1b.css', 'remoteEntry.js', 'stars.0a1b.js']);
});

test.each([
  ['from a table', 'r.e(all[name][1])'],
  ['several at once', 'Promise.all(all[name].slice(1).map(r.e))'],
])('keeps each chunk that a script may choose, %s', async (_, load) => {
  const table = 'const all = { "./de": [1, 70], "./fr": [2, 71] };';
  const files = {
    'remoteEntry.js': `${table} ${load}`,
    '70.js': chunk(70),
    '71.js': chunk(71),
    '72.js': chunk(72),
  };
  expect(await loadedOf(files)).toEqual(['70.js', '71.js', 'remoteEntry.js']);
});

test('follows the imports of modules, and the styles that they name', async () => {
  const files = {
    'remoteEntry.js': 'import "./assets/stars.js";',
    'assets/stars.js': 'import("./later.js"); const styles = ["assets/later-4f.css"];',
    'assets/later.js': '',
    'assets/later-4f.css': '',
    'assets/index-4f.css': '',
    'assets/index.js': 'import "./later.js";',
  };
  const loaded = ['assets/later-4f.css', 'assets/later.js', 'assets/stars.js', 'remoteEntry.js'];
  expect(await loadedOf(files, { type: 'module' })).toEqual(loaded);
});
