import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from 'operate/console/workspace';
import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
/** Lints a folder that is no git repository, with the plugins alone. */
const LINT = ['lint', '--vcs-enabled=false', '--only=plugin', '--max-diagnostics=none', '--reporter=github'];

const STORED = [
  'export const a = localStorage.length;',
  'export const b = window.localStorage;',
  "export const c = globalThis['localStorage'];",
  'export const { localStorage: d } = window;',
  'export const e = sessionStorage.length;',
  "export const f = window['sessionStorage'];",
  'export const g = document.cookie;',
  "document.cookie = 'a=b';",
  "window.document.cookie = 'a=b';",
  'export const h = cookieStore.get;',
  'export const i = indexedDB.open;',
];
const HARMLESS = [
  "export const localStorageSentence = 'localStorage, document.cookie';",
  'export const cookie = 1;',
];

/** Lints files with the rules of the checkout. @returns the lines with errors of plugins: `mfe-catalog/src/page.ts:1` */
function lintErrors(files: Readonly<Record<string, string>>): Promise<string[]> {
  return inCheckoutWith(files, async (root) => {
    await cp(join(ROOT, 'biome.json'), join(root, 'biome.json'));
    await cp(join(ROOT, 'platform/develop/lint'), join(root, 'platform/develop/lint'), {
      recursive: true,
    });
    const options = { cwd: root, all: true, reject: false } as const;
    const { all } = await execa(process.execPath, [BIOME, ...LINT, '.'], options);
    const found = Object.keys(files).flatMap((file) =>
      [...all.matchAll(new RegExp(`^::error title=plugin,file=.*/${file},line=(\\d+),`, 'gm'))].map(
        ([, line]) => `${file}:${line}`,
      ),
    );
    expect(all.match(/^::error/gm) ?? []).toHaveLength(found.length);
    return found;
  });
}

describe('lint', () => {
  it('PROM-16 refuses storage and cookies in a remote, however they are reached', async () => {
    const file = 'mfe-catalog/src/shop/page.ts';
    expect(await lintErrors({ [file]: [...STORED, ...HARMLESS].join('\n') })).toEqual(
      STORED.map((_, index) => `${file}:${index + 1}`),
    );
  });

  it('allows them in tests and outside the remotes', async () => {
    const files = [
      'mfe-catalog/src/shop/page.test.ts',
      'shell/src/page.ts',
      'shared-contracts/src/session.ts',
    ];
    expect(await lintErrors(Object.fromEntries(files.map((file) => [file, STORED.join('\n')])))).toEqual([]);
  });
});
