import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, ROOT } from 'operate/console/workspace';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const workspace = read('pnpm-workspace.yaml');

/** The lines of a block of `pnpm-workspace.yaml` that is indented by two spaces. */
function blockOf(name: string): string[] {
  const [, block = ''] = new RegExp(`^${name}:\\n((?: {2}.*\\n)+)`, 'm').exec(workspace) ?? [];
  return block.split('\n').filter((line) => line.trim() !== '');
}

describe('the dependencies', () => {
  test('PROM-37 have one exact version each, in the catalog', () => {
    const catalog = blockOf('catalog');
    expect(catalog.length).toBeGreaterThan(40);
    expect(catalog.filter((line) => !/^ {2}"?[@\w/.-]+"?: \d+\.\d+\.\d+(-[\w.]+)?$/.test(line))).toEqual([]);
    for (const name of ['.', ...packagesOf(ROOT)]) {
      const { dependencies, devDependencies } = JSON.parse(read(`${name}/package.json`));
      const versions = new Set(Object.values({ ...dependencies, ...devDependencies }));
      expect([...versions].filter((version) => version !== 'catalog:' && version !== 'workspace:*')).toEqual(
        [],
      );
    }
  });

  test('have their job in docs/packages.md', () => {
    const named = new Set(
      Array.from(read('docs/packages.md').matchAll(/`(@?[\w./-]+)`/g), ([, name]) => name),
    );
    const installed = blockOf('catalog').map((line) => line.trim().split(/"?:/)[0]?.replace('"', ''));
    expect(installed.filter((name) => !named.has(name))).toEqual([]);
  });

  test('PROM-37 are locked by their content', () => {
    const packages = read('pnpm-lock.yaml').split('\npackages:\n')[1]?.split('\nsnapshots:\n')[0] ?? '';
    const resolutions = packages.split('\n').filter((line) => line.trim().startsWith('resolution:'));
    expect(resolutions.length).toBeGreaterThan(200);
    expect(resolutions.filter((line) => !line.includes('{integrity: sha512-'))).toEqual([]);
    expect(read('platform/operate/bootstrap.mjs')).toContain("'--frozen-lockfile'");
  });

  test('PROM-37 run no scripts when they are installed', () => {
    // pnpm runs scripts only for packages that are allowed by name. npm installs the tools, with the option below.
    const allowed = /onlyBuiltDependencies|allowBuilds|dangerouslyAllowAllBuilds|neverBuiltDependencies/;
    expect(workspace).not.toMatch(allowed);
    expect(read('package.json')).not.toMatch(allowed);
    expect(read('platform/operate/bootstrap.mjs')).toContain("'--ignore-scripts'");
  });
});
