// @module-tag all
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from '../testing/artefact-fixture.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { releasedSet } from './released-set.ts';
import { releaseFolder } from './store/registry-folders.ts';
import { sourceMapsFile } from './store/source-maps.ts';

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
    expect(history.catalog).toEqual([
      { hash, at: expect.stringMatching(/^\d{4}-.*Z$/), by: expect.any(String) },
    ]);
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

  test('keeps the source maps of the build that was published first, which other ones do not make another release', async () => {
    await writeFile(sourceMapsFile(shell), 'the first');
    const { hash } = await publish(shell, registry);
    const stored = () => readFile(sourceMapsFile(releaseFolder(registry, 'shell', hash)), 'utf8');
    expect(await stored()).toBe('the first');
    await writeFile(sourceMapsFile(shell), 'with a comment more');
    expect(await publish(shell, registry)).toEqual({ id: 'shell', hash, changed: false });
    expect(await stored()).toBe('the first');
    await rm(sourceMapsFile(releaseFolder(registry, 'shell', hash)));
    await publish(shell, registry);
    expect(await stored()).toBe('with a comment more');
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
    await shellBuild(shell, { contract: '3.0.0' });
    await remoteBuild(catalog, { contract: '^3.0.0' });
    await expect(publish(shell, registry)).rejects.toThrow(
      'catalog needs contract ^2.0.0, but the shell speaks contract 3.0.0.',
    );
    await publishTogether([catalog, shell], registry);
    expect(await readLive(registry)).toMatchObject({ serial: 2 });
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
    [{ contract: '^3.0.0' }, 'catalog needs contract ^3.0.0, but the shell speaks contract 2.2.0.'],
    [{ shared: { react: '^18.0.0' } }, 'catalog needs react ^18.0.0, but the shell provides 19.3.1.'],
    [{ shared: { lodash: '^4.0.0' } }, 'catalog needs lodash, which the shell does not provide.'],
    [{ name: 'mfe_catalogue' }, 'catalog must be named mfe_catalog, not mfe_catalogue.'],
  ])('PROM-5 PROM-15 a remote with %o', async (build, reason) => {
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
  ])('PROM-5 a build whose %s is %s', async (path, content, reason) => {
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

  test('PROM-108 a build that was checked before another publication', async () => {
    await publish(catalog, registry);
    const { live } = await readLive(registry);
    await publish(await remoteBuild(catalog, { script: 'a colleague' }), registry);
    await remoteBuild(catalog, { script: 'checked before' });
    await expect(publishTogether([catalog], registry, { seen: live })).rejects.toThrow(
      /catalog \w+ went live while this build was checked, published by ./,
    );
  });

  test('PROM-110 PROM-153 a remote that imports what the shell does not export, or shows what another remote does not offer', async () => {
    await publish(catalog, registry);
    await shellBuild(shell, { exports: { react: ['useState'] } });
    await publish(shell, registry);
    await remoteBuild(catalog, { imports: { react: ['useState', 'useAll'] } });
    await expect(publish(catalog, registry)).rejects.toThrow(
      'catalog imports useAll from react, which the shell does not export.',
    );
    const cart = await remoteBuild(join(registry, '../cart'), {
      id: 'cart-checkout',
      mounts: ['catalog/strip'],
    });
    await expect(publish(cart, registry)).rejects.toThrow(
      'cart-checkout shows catalog/strip, which catalog does not offer.',
    );
  });
});

describe('a damaged registry', () => {
  test('PROM-106 is rebuilt from its log', async () => {
    await publish(shell, registry);
    await publish(catalog, registry);
    const before = await readLive(registry);
    await writeFiles(registry, { 'live.json': '{"serial":1' });
    expect(await readLive(registry)).toEqual(before);
    await publish(await remoteBuild(catalog, { script: 'next' }), registry);
    expect(await readLive(registry)).toMatchObject({ serial: 3, live: { shell: before.live.shell } });
  });

  test('leaves out a live remote whose folder was deleted, until it is published again', async () => {
    await publish(shell, registry);
    const { hash } = await publish(catalog, registry);
    const remotes = async () => (await releasedSet(registry)).set?.remotes.map(({ release }) => release.id);
    await rm(releaseFolder(registry, 'catalog', hash), { recursive: true });
    expect(await remotes()).toEqual([]);
    await publish(catalog, registry);
    expect(await remotes()).toEqual(['catalog']);
  });

  test('PROM-106 without a log takes the next publication of a whole shop', async () => {
    await writeFiles(registry, { 'live.json': 'not a registry' });
    await expect(readLive(registry)).rejects.toThrow('Publish the shell and its remotes again');
    await publishTogether([shell, catalog], registry);
    expect(await readLive(registry)).toMatchObject({ serial: 1 });
  });
});
