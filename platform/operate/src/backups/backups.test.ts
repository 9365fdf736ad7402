// @module-tag all
import { existsSync, globSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { execaNode } from 'execa';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { mountSmallDisk } from 'releases/testing/small-disk';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { filesBelow, isGood } from './archive.ts';
import { COMMAND, flipByte, shopToBackUp, startProvider } from './testing/backed-up-shop.ts';
import { archiveFaults } from './verify-archive.ts';

const change = (sql: string) => (folder: string) => {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'));
  database.exec(sql);
  database.close();
};

describe('npm run data -- backup', () => {
  it('PROM-265 has all that restores the shop, for its owner alone, and is made while the shop runs', async () => {
    const { dataFolder, backups, backUp, data } = await shopToBackUp();
    await startProvider(dataFolder);
    const name = await backUp();
    const files = await filesBelow(join(backups, name));
    const own = files.filter((path) => !path.startsWith('registry/releases/'));
    expect(own).toEqual([
      'manifest.json',
      'registry/live.json',
      'registry/log.jsonl',
      'secrets.json',
      'shop.json',
      'shop.sqlite',
      'teams.json',
    ]);
    expect(files.filter((path) => path.endsWith('/release.json'))).toHaveLength(2);
    for (const path of files) expect(statSync(join(backups, name, path)).mode & 0o777).toBe(0o600);
    expect(statSync(join(backups, name)).mode & 0o777).toBe(0o700);
    expect(await data('verify')).toEqual({ exitCode: 0, said: `${name} is good.` });
    expect((await data('list')).said).toMatch(
      new RegExp(`BACKUP +SIZE +ORDERS +STATE\n${name} +2\\.\\d MB +12 +good$`),
    );
  });

  it('PROM-266 is made with its faults when the data have some, and fails', { tags: ['all'] }, async () => {
    const { dataFolder, backups, data } = await shopToBackUp();
    change('update customer_order set total_paise = 7')(dataFolder);
    flipByte(dataFolder, 'registry/releases/catalog/*/release.json');
    const { exitCode, said } = await data('backup');
    expect({ exitCode, said }).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/It has a fault: The order \S+ has 7 paise/),
    });
    expect(said).toMatch(/It has a fault: The live release catalog \w+ is damaged/);
    expect((await data('list')).said).toMatch(/The order \S+ has 7 paise in all, but its items give \d+\.$/);
    const [name = ''] = readdirSync(backups).filter((each) => /^\d/.test(each));
    expect((await data('restore', name)).said).toMatch(/is not restored, because it has faults/);
  });

  it.each<[reason: RegExp, damage: (folder: string) => void]>([
    [/There is nothing to back up: \S+ does not exist\./, (folder) => rmSync(folder, { recursive: true })],
    [/nothing to back up: \S+shop\.sqlite does not exist\./, (folder) => rmSync(join(folder, 'shop.sqlite'))],
    [/shop\.sqlite is damaged, so it was not/, (folder) => truncateSync(join(folder, 'shop.sqlite'), 50_000)],
  ])('PROM-266 fails in one sentence, %s, and leaves nothing', { tags: ['all'] }, async (reason, damage) => {
    const { dataFolder, backups, data } = await shopToBackUp();
    damage(dataFolder);
    expect(await data('backup')).toEqual({ exitCode: 1, said: expect.stringMatching(reason) });
    expect(existsSync(backups) ? readdirSync(backups).filter((name) => /^\d/.test(name)) : []).toEqual([]);
  });

  it('PROM-266 deletes what is older than the newest good ones alone', { tags: ['all'] }, async () => {
    const { backups, backUp, data } = await shopToBackUp();
    const [first, second, damaged] = [await backUp(), await backUp(), await backUp()];
    flipByte(join(backups, damaged), 'shop.sqlite');
    const { said } = await data('backup', '--keep', '2');
    expect(said).toContain(`${first} is deleted.`);
    const left = readdirSync(backups).filter((name) => /^\d/.test(name));
    expect(left).toEqual([second, damaged, expect.any(String)]);
  });

  it('PROM-266 is made again and again with --every', { tags: ['all'], timeout: 300_000 }, async () => {
    const { start, backups } = await shopToBackUp();
    const running = start('backup', '--every', '1s', '--keep', '2');
    let made = 0;
    for await (const line of running) {
      expect(line).toMatch(/^backup: \S+Z is made\.$/);
      made += 1;
      if (made === 5) running.kill('SIGTERM');
    }
    // The signal may come when the next backup is made and the oldest is not deleted yet.
    expect([2, 3]).toContain(readdirSync(backups).filter((name) => /^\d/.test(name)).length);
  });

  it('PROM-266 that is killed leaves nothing with the name of a backup', {
    tags: ['all'],
    timeout: 120_000,
  }, async () => {
    const { start, backups, backUp, data } = await shopToBackUp();
    const first = await backUp();
    for (const written of ['', 'shop.json', 'registry', 'manifest.json']) {
      const running = start('backup');
      while (globSync(join('*.draft', written), { cwd: backups }).length === 0) await turn();
      running.kill('SIGKILL');
      await running;
    }
    expect((await data('verify')).exitCode).toBe(0);
    await backUp();
    expect(readdirSync(backups).filter((name) => name.endsWith('.draft'))).toEqual([]);
    expect(readdirSync(backups)).toContain(first);
  });

  // Mounts a disk, which needs root. Without it, the test is skipped with the reason.
  it('PROM-266 on a full disk fails in one sentence, and leaves nothing', { tags: ['matrix'] }, async ({
    skip,
  }) => {
    const { environment } = await shopToBackUp();
    const disk = await temporaryFolder();
    // On the first disk the database does not fit; on the second one, the files beside it do not.
    for (const size of ['64k', '2004k']) {
      const reason = mountSmallDisk(disk, size);
      if (reason !== undefined) skip(reason);
      const env = { ...environment, SHOP_BACKUPS: disk };
      const { exitCode, stderr } = await execaNode(COMMAND, ['backup'], { env, reject: false });
      expect({ exitCode, said: stderr.trim() }).toEqual({
        exitCode: 1,
        said: expect.stringMatching(/^[^\n]+the disk is full[^\n]+$/),
      });
      expect(readdirSync(disk).filter((name) => name !== 'data.lock')).toEqual([]);
    }
  });
});

describe('npm run data -- verify', () => {
  const EACH_SCRIPT = 'registry/releases/*/*/client/**/*.js';
  const LIVE_CATALOG = 'registry/releases/catalog';

  it.each<[fault: string | RegExp, damage: (folder: string) => void]>([
    ['shop.sqlite was changed (its SHA-256 differs).', (folder) => flipByte(folder, 'shop.sqlite')],
    [/client\/\S+\.js was changed/, (folder) => flipByte(folder, EACH_SCRIPT)],
    ['manifest.json is missing or damaged.', (folder) => flipByte(folder, 'manifest.json')],
    ['teams.json is missing.', (folder) => rmSync(join(folder, 'teams.json'))],
    [/secrets\.json has 9 bytes in place of \d+/, (folder) => truncateSync(join(folder, 'secrets.json'), 9)],
    ['extra does not belong to the backup.', (folder) => writeFileSync(join(folder, 'extra'), '')],
    [/^The rows of the table customer were changed after/, change("update customer set name = 'x'")],
    [/^The live release catalog \w+ is missing/, (at) => rmSync(join(at, LIVE_CATALOG), { recursive: true })],
  ])('PROM-267 finds %s', { tags: ['all'] }, async (fault, damage) => {
    const { backups, backUp } = await shopToBackUp();
    const folder = join(backups, await backUp());
    damage(folder);
    const matching = fault instanceof RegExp ? expect.stringMatching(fault) : fault;
    expect(await archiveFaults(ROOT, folder)).toContainEqual(matching);
    expect(await isGood(folder)).toBe(false);
  });

  it('PROM-267 prints each fault of each backup, and fails', { tags: ['all'] }, async () => {
    const { backups, backUp, data } = await shopToBackUp();
    const [faulty, good] = [await backUp(), await backUp()];
    flipByte(join(backups, faulty), 'secrets.json');
    const said = `${good} is good.\n${faulty}: secrets.json was changed (its SHA-256 differs).\n${faulty}: secrets.json of the backup is damaged.`;
    expect(await data('verify')).toEqual({ exitCode: 1, said });
    expect((await data('list')).said).toMatch(/secrets\.json was changed \(its SHA-256 differs\)\.$/);
    expect(await data('verify', 'none')).toEqual({ exitCode: 1, said: 'none: There is no such backup.' });
  });
});
