import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from '../testing/artefact-fixture.ts';
import { readLive } from './live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { releaseFolder } from './registry-folders.ts';

let registry: string;
let shell: string;
let catalog: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  registry = join(folder, 'registry');
  shell = await shellBuild(join(folder, 'shell'));
  catalog = await remoteBuild(join(folder, 'catalog'));
});

describe('publish', () => {
  test('makes a build live under its content hash, with its files and its history', async () => {
    await publish(shell, registry);
    const { hash, changed } = await publish(catalog, registry);

    expect(changed).toBe(true);
    const { serial, live, history } = await readLive(registry);
    expect({ serial, catalog: live.catalog }).toEqual({ serial: 2, catalog: hash });
    expect(history.catalog).toEqual([{ hash, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    const stored = releaseFolder(registry, 'catalog', hash);
    expect(await readFile(join(stored, 'client/remoteEntry.1.js'), 'utf8')).toBe('globalThis.remote = 1;');
  });

  test('changes nothing when the same bytes are live already', async () => {
    await publish(shell, registry);
    expect(await publish(shell, registry)).toMatchObject({ changed: false });
    expect(await readLive(registry)).toMatchObject({ serial: 1 });
  });

  test('repairs a stored release that has lost a file', async () => {
    const { hash } = await publish(shell, registry);
    const lost = join(releaseFolder(registry, 'shell', hash), 'client/static/js/shell.1.js');
    await rm(lost);
    await publish(shell, registry);
    expect(await readFile(lost, 'utf8')).toContain('shell');
  });

  test('keeps both releases of two concurrent publications', async () => {
    await publish(shell, registry);
    const cart = await remoteBuild(join(registry, '../cart'), { id: 'cart-checkout' });
    await Promise.all([publish(catalog, registry), publish(cart, registry)]);
    const { serial, live } = await readLive(registry);
    expect(serial).toBe(3);
    expect(Object.keys(live).sort()).toEqual(['cart-checkout', 'catalog', 'shell']);
  });
});

describe('publishTogether', () => {
  test('publishes a shell and a remote that only work together', async () => {
    await publishTogether([shell, catalog], registry);
    await shellBuild(shell, { contract: '2.0.0' });
    await remoteBuild(catalog, { contract: '^2.0.0' });
    await expect(publish(shell, registry)).rejects.toThrow(
      'catalog needs contract ^1.0.0, but the shell speaks contract 2.0.0.',
    );
    await publishTogether([catalog, shell], registry);
    expect(await readLive(registry)).toMatchObject({ serial: 4 });
  });
});

describe('publish refuses', () => {
  beforeEach(() => publish(shell, registry));

  test('a remote without a shell', async () => {
    await expect(publish(catalog, join(registry, '../empty'))).rejects.toThrow('publish the shell first');
  });

  test('a folder without a build', async () => {
    await expect(publish(join(registry, 'nowhere'), registry)).rejects.toThrow('build the package first');
  });

  test.each([
    [{ contract: '^2.0.0' }, 'catalog needs contract ^2.0.0, but the shell speaks contract 1.2.0.'],
    [{ shared: { react: '^18.0.0' } }, 'catalog needs react ^18.0.0, but the shell provides 19.3.1.'],
    [{ shared: { lodash: '^4.0.0' } }, 'catalog needs lodash, which the shell does not provide.'],
    [{ name: 'mfe_catalogue' }, 'catalog must be named mfe_catalog, not mfe_catalogue.'],
  ])('a remote with %o', async (build, reason) => {
    await remoteBuild(catalog, build);
    await expect(publish(catalog, registry)).rejects.toThrow(reason);
    expect(await readLive(registry)).toMatchObject({ serial: 1 });
  });

  test.each([
    ['client/remoteEntry.1.js', 'changed', 'client/remoteEntry.1.js is not the file that was built'],
    [
      'client/remoteEntry.1.js.br',
      'stale',
      'client/remoteEntry.1.js.br does not hold the bytes of remoteEntry.1.js',
    ],
    ['release.json', '{"id":"catalog"}', 'name: Invalid input'],
    ['release.json', '{', 'is not valid JSON'],
  ])('a build whose %s is %s', async (path, content, reason) => {
    await writeFiles(catalog, { [path]: content });
    await expect(publish(catalog, registry)).rejects.toThrow(reason);
  });

  test('a build that lacks a file', async () => {
    await rm(join(catalog, 'client/static/js/async/shop.1.js'));
    await expect(publish(catalog, registry)).rejects.toThrow('client/static/js/async/shop.1.js is missing');
  });

  test('a build with a link in it', async () => {
    await symlink('/etc/hostname', join(catalog, 'client/hostname'));
    await expect(publish(catalog, registry)).rejects.toThrow('is not an ordinary file');
  });

  test('any release into a damaged registry', async () => {
    await writeFiles(registry, { 'live.json': '{"serial":1' });
    await expect(publish(catalog, registry)).rejects.toThrow('The release registry is damaged');
  });
});
