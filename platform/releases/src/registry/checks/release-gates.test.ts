import { expect, test } from 'vitest';
import { bareSet } from '../../testing/set-fixture.ts';
import type { RemoteRelease, ShellRelease } from '../store/release-manifest.ts';
import { rejections } from './release-gates.ts';

function shellOf(contract: string): ShellRelease {
  return { ...bareSet(1).shell.release, contract };
}

function remoteOf(contract: string): RemoteRelease {
  const modules = { list: { kind: 'page' as const, js: ['list.js'], css: [] } };
  const pages: RemoteRelease['pages'] = { list: { patterns: ['/list'] } };
  const nothing = { shared: {}, imports: {}, mounts: [], calls: {}, files: {} };
  return { id: 'reviews', name: 'mfe_reviews', contract, entry: 'entry.js', modules, pages, ...nothing };
}

test.each([
  ['^3.0.0', 0],
  ['^2.4.0', 0],
  ['^2.9.1', 1],
  ['^4.0.0', 1],
])(
  'PROM-154 a shell that speaks contract 3.0.0 and 2.9.0 beside a remote that needs %s has %i errors',
  (range, count) => {
    const shell = { ...shellOf('3.0.0'), previous: { contract: '2.9.0', exports: {} } };
    expect(rejections([remoteOf(range)], [shell])).toHaveLength(count);
  },
);

test.each([
  ['1.10.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['2.0.0-beta.1', '^2.0.0', false],
  ['19.3.1', '>=18', true],
  ['19.3.1', 'catalog:', false],
])('PROM-15 version %s in range %s: %s', (version, range, expected) => {
  expect(rejections([remoteOf(range)], [shellOf(version)])).toHaveLength(expected ? 0 : 1);
});
