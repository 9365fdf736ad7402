// @module-tag all
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from '../testing/artefact-fixture.ts';
import { readLog } from './log/change-log.ts';
import { readLive } from './log/live-releases.ts';
import { publish, publishTogether } from './publish.ts';
import { releasedSet } from './released-set.ts';
import { rollback } from './rollback.ts';
import { liveFile, lockFile, logFile, releaseFolder, spareFile } from './store/registry-folders.ts';
import { tagSet } from './tag-set.ts';

let registry: string;
let shell: string;
let catalog: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  registry = join(folder, 'registry');
  shell = await shellBuild(join(folder, 'shell'));
  catalog = join(folder, 'catalog');
  await publish(shell, registry);
});

async function publishCatalog(script: string): Promise<string> {
  return (await publish(await remoteBuild(catalog, { script }), registry)).hash;
}

async function liveCatalog() {
  const { set } = await releasedSet(registry);
  return set?.remotes[0]?.hash;
}

describe('rollback', () => {
  test('PROM-5 PROM-149 makes the previous release live again', async () => {
    const first = await publishCatalog('1');
    const second = await publishCatalog('2');
    expect(await rollback({ ids: ['catalog'] }, registry)).toEqual([
      { id: 'catalog', from: second, to: first },
    ]);
    expect(await liveCatalog()).toBe(first);
    expect(await readLive(registry)).toMatchObject({ serial: 4 });
  });

  test('never goes back to a release that was itself rolled back', async () => {
    const good = await publishCatalog('good');
    await publishCatalog('bad');
    await rollback({ ids: ['catalog'] }, registry);
    await publishCatalog('bad too');
    await rollback({ ids: ['catalog'] }, registry);
    expect(await liveCatalog()).toBe(good);
  });

  test('accepts a rolled-back release that is published again', async () => {
    await publishCatalog('1');
    const second = await publishCatalog('2');
    await rollback({ ids: ['catalog'] }, registry);
    await publishCatalog('2');
    expect(await liveCatalog()).toBe(second);
  });

  test('refuses when there is no previous release', async () => {
    await publishCatalog('1');
    await expect(rollback({ ids: ['catalog'] }, registry)).rejects.toThrow('catalog has no release before');
    await expect(rollback({ ids: ['account'] }, registry)).rejects.toThrow('account was never published.');
  });

  test('PROM-106 passes over a release whose files were lost', async () => {
    const first = await publishCatalog('1');
    const second = await publishCatalog('2');
    await publishCatalog('3');
    await rm(join(releaseFolder(registry, 'catalog', second), 'server/remote.cjs'));
    await rollback({ ids: ['catalog'] }, registry);
    expect(await liveCatalog()).toBe(first);
  });

  test('PROM-106 goes to a named release, even one that was rolled back', async () => {
    await publishCatalog('1');
    const second = await publishCatalog('2');
    await rollback({ ids: ['catalog'] }, registry);
    await rollback({ ids: ['catalog'], to: second.slice(0, 6) }, registry);
    expect(await liveCatalog()).toBe(second);
    await expect(rollback({ ids: ['catalog'], to: 'ffff' }, registry)).rejects.toThrow('no release ffff');
  });

  test('PROM-106 leads back over a contract major, by several packages or by the number of a change', async () => {
    const before = await publishCatalog('1');
    const { serial, live } = await readLive(registry);
    await shellBuild(shell, { contract: '3.0.0' });
    await remoteBuild(catalog, { contract: '^3.0.0' });
    await publishTogether([shell, catalog], registry);
    await expect(rollback({ ids: ['catalog'] }, registry)).rejects.toThrow(
      /catalog needs contract \^2\.0\.0.*\n.*rollback --set <number or name>/,
    );

    await rollback({ ids: ['shell', 'catalog'] }, registry);
    expect((await readLive(registry)).live).toEqual(live);
    await rollback({ set: serial + 1 }, registry);
    expect(await liveCatalog()).not.toBe(before);
    await rollback({ set: serial }, registry);
    expect((await readLive(registry)).live).toEqual(live);
  });

  test('PROM-106 leads back to a set by its name, which moves with the next use of it', async () => {
    await publishCatalog('1');
    await tagSet(registry, 'before-diwali');
    const tagged = await publishCatalog('2');
    const serial = await tagSet(registry, 'before-diwali');
    await publishCatalog('3');
    await rollback({ set: 'before-diwali' }, registry);
    expect(await liveCatalog()).toBe(tagged);
    expect((await readLog(registry)).find(({ tag }) => tag)).toMatchObject({
      action: 'tag',
      tag: 'before-diwali',
      serial: serial - 1,
    });
    await expect(rollback({ set: 'after-diwali' }, registry)).rejects.toThrow('no change after-diwali');
    await expect(tagSet(registry, '12')).rejects.toThrow('12 is not a name');
  });

  test('PROM-107 is an entry of its own in the log, with its reason', async () => {
    const first = await publishCatalog('1');
    const second = await publishCatalog('2');
    await rollback({ ids: ['catalog'] }, registry, { why: 'prices were missing' });
    expect((await readLog(registry)).at(-1)).toMatchObject({
      serial: 4,
      action: 'rollback',
      by: expect.stringMatching(/./),
      why: 'prices were missing',
      releases: [{ id: 'catalog', from: second, to: first }],
    });
  });

  test('PROM-106 needs no room on the disk', async () => {
    await publishCatalog('1');
    await publishCatalog('2');
    const sizes = async () =>
      Promise.all([spareFile(registry), logFile(registry)].map(async (file) => (await stat(file)).size));
    const [spare, log] = await sizes();
    await rollback({ ids: ['catalog'] }, registry);
    // `live.json` is the overwritten spare file, and the log used up blank lines at its end.
    expect([(await stat(liveFile(registry))).size, (await sizes())[1]]).toEqual([spare, log]);
  });

  test.each([
    '',
    '{"serial":',
    '[]',
    JSON.stringify({ serial: 900, live: { shell: '0123456789abcdef' }, history: {} }),
  ])('PROM-106 works with a live.json that is damaged, or of another registry: %j', async (content) => {
    const first = await publishCatalog('1');
    await publishCatalog('2');
    await writeFiles(registry, { 'live.json': content });
    await rollback({ ids: ['catalog'] }, registry);
    expect(await liveCatalog()).toBe(first);
    expect(JSON.parse(await readFile(liveFile(registry), 'utf8'))).toMatchObject({ serial: 4 });
  });

  test('PROM-106 works with a deleted live.json, and with a log whose last line was cut off', async () => {
    const first = await publishCatalog('1');
    await publishCatalog('2');
    await rm(liveFile(registry));
    await appendFile(logFile(registry), '{"serial":4,"at"');
    await rollback({ ids: ['catalog'] }, registry);
    expect(await liveCatalog()).toBe(first);
    expect((await readLog(registry)).map(({ serial }) => serial)).toEqual([1, 2, 3, 4]);
  });

  test('PROM-106 takes the lock over from a publisher that hangs', async () => {
    const first = await publishCatalog('1');
    await publishCatalog('2');
    const hold = `
      const { DatabaseSync } = require('node:sqlite');
      new DatabaseSync(process.argv[1]).exec('BEGIN EXCLUSIVE');
      process.stdout.write('held');
      setInterval(() => {}, 1000);`;
    const hung = spawn(process.execPath, ['--eval', hold, lockFile(registry)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(hung.stdout, 'data');
      await rollback({ ids: ['catalog'] }, registry);
      expect(await liveCatalog()).toBe(first);
    } finally {
      hung.kill('SIGKILL');
    }
  });
});
