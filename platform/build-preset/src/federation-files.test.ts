import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { expect, onTestFinished, test } from 'vitest';
import { finishFederationFiles, requiredPackages } from './federation-files.ts';

const MODULES = ['shop', 'price-note'];
const REQUIRED = { shop: ['react', 'zod/mini'], 'price-note': ['react'] };

/** What a build writes whose bundler lists modules and packages in this order. */
function finished(order: (one: string, other: string) => number): string[] {
  const client = mkdtempSync(path.join(tmpdir(), 'stats-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  const modules = MODULES.toSorted(order);
  const metaData = { remoteEntry: { name: 'remoteEntry.js', path: '' } };
  const shared = ['react', 'zod/mini'].toSorted(order).map((name) => ({ name }));
  const exposes = modules.map((name) => ({ name }));
  const stats = {
    metaData,
    shared: shared.map((each) => ({ ...each, usedIn: [`src/${modules[0]}.tsx`] })),
    exposes: exposes.map(({ name }, index) => ({
      name,
      file: `src/${name}.tsx`,
      requires: index === 0 ? ['react'] : [],
    })),
  };
  const write = (file: string, described: object) =>
    writeFileSync(path.join(client, file), JSON.stringify(described));
  write('mf-manifest.json', { metaData, shared, exposes });
  write('mf-stats.json', stats);
  finishFederationFiles(client, REQUIRED);
  return ['mf-manifest.json', 'mf-stats.json'].map((file) => readFileSync(path.join(client, file), 'utf8'));
}

test('two builds have equal bytes, which name every user of a package', () => {
  const first = finished((one, other) => (one < other ? -1 : 1));
  expect(finished((one, other) => (one < other ? 1 : -1))).toEqual(first);
  expect(JSON.parse(first[1] ?? '')).toMatchObject({
    metaData: { remoteEntry: { name: 'remoteEntry.standalone.js' } },
    shared: [
      { name: 'react', usedIn: ['src/price-note.tsx', 'src/shop.tsx'] },
      { name: 'zod/mini', usedIn: ['src/shop.tsx'] },
    ],
    exposes: [{ name: 'price-note', requires: ['react'] }, { name: 'shop' }],
  });
});

test('a module requires what its own chunk imports', () => {
  const consumed = (specifier: string, ...chunks: string[]) => ({
    name: `consume shared module (default) ${specifier}@^1.0.0 (strict)`,
    chunks,
  });
  const client = {
    name: 'client',
    chunks: [
      { id: 'a', names: ['__federation_expose_shop'] },
      { id: 'b', names: ['__federation_expose_price_note'] },
      { id: 'c', names: ['viewer'] },
    ],
    modules: [consumed('zod/mini', 'a'), consumed('@emotion/react', 'a', 'b'), consumed('jotai', 'c')],
  };
  const stats = { toJson: () => ({ children: [{ name: 'server' }, client] }) } as unknown as Rspack.Stats;
  expect(requiredPackages(stats)).toEqual({
    shop: ['@emotion/react', 'zod/mini'],
    'price-note': ['@emotion/react'],
  });
});
