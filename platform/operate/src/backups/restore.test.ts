// @module-tag all
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { execaNode } from 'execa';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { mountSmallDisk } from 'releases/testing/small-disk';
import { describe, expect, it } from 'vitest';
import { lockData } from './data-lock.ts';
import { finishRestore } from './restore.ts';
import { COMMAND, flipByte, shopToBackUp, startProvider, stateOf } from './testing/backed-up-shop.ts';

const BEFORE = { name: 'Asha Rao', serial: 1 };
const LATER = { name: 'later', serial: 2 };

function keptIn(dataFolder: string): string[] {
  return readdirSync(dataFolder)
    .filter((name) => name.startsWith('before-restore-'))
    .map((name) => join(dataFolder, name));
}

async function laterShop() {
  const shop = await shopToBackUp();
  const name = await shop.backUp();
  await shop.goOn();
  expect(await stateOf(shop.dataFolder)).toEqual(LATER);
  return { ...shop, name };
}

describe('npm run data -- restore', () => {
  it('PROM-268 puts a backup in place of the data, keeps those, and the shop starts', async () => {
    const { dataFolder, name, data } = await laterShop();
    const { exitCode, said } = await data('restore', name);
    const [kept = ''] = keptIn(dataFolder);
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: `The data from before are in ${kept}: delete them when nothing is missed.\n${name} is in place: npm start`,
    });
    expect(await stateOf(dataFolder)).toEqual(BEFORE);
    expect(await stateOf(kept)).toEqual(LATER);
    expect(readdirSync(dataFolder).filter((entry) => entry.startsWith('restoring'))).toEqual([]);
    await startProvider(dataFolder);
  });

  it('PROM-269 puts the registry alone in place, so that no order is lost by it', {
    tags: ['all'],
  }, async () => {
    const { dataFolder, name, data } = await laterShop();
    expect((await data('restore', name, '--only', 'registry')).exitCode).toBe(0);
    expect(await stateOf(dataFolder)).toEqual({ name: 'later', serial: 1 });
  });

  it('makes a shop where there is none', { tags: ['all'] }, async () => {
    const { dataFolder, name, data } = await laterShop();
    rmSync(dataFolder, { recursive: true });
    expect((await data('restore', name)).exitCode).toBe(0);
    expect(await stateOf(dataFolder)).toEqual(BEFORE);
  });

  it('PROM-280 makes secrets their owner’s alone again that others can read in the backup', {
    tags: ['all'],
  }, async () => {
    const { dataFolder, backups, name, data } = await laterShop();
    chmodSync(join(backups, name, 'secrets.json'), 0o644);
    expect((await data('restore', name)).exitCode).toBe(0);
    expect(statSync(join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
    await startProvider(dataFolder);
  });

  it('PROM-268 refuses while the shop runs', async () => {
    const { dataFolder, name, data } = await laterShop();
    const provider = await startProvider(dataFolder);
    expect(await data('restore', name)).toEqual({
      exitCode: 1,
      said: `The shop is running on the data in ${dataFolder}. Stop it, then restore.`,
    });
    await provider.stop();
    expect((await data('restore', name)).exitCode).toBe(0);
  });

  it('PROM-268 refuses a backup with faults, unless it is forced', { tags: ['all'] }, async () => {
    const { dataFolder, backups, name, data } = await laterShop();
    flipByte(join(backups, name), 'registry/releases/*/*/client/**/*.js');
    const { exitCode, said } = await data('restore', name);
    expect(exitCode).toBe(1);
    expect(said).toContain(`${name} is not restored, because it has faults. Nothing was changed.\n`);
    expect(said).toMatch(/\.js was changed \(its SHA-256 differs\)\./);
    expect(await stateOf(dataFolder)).toEqual(LATER);
    expect((await data('restore', name, '--force')).exitCode).toBe(0);
    expect((await data('restore', 'none')).said).toMatch(/^There is no backup none in/);
  });

  it('PROM-268 keeps backups and other commands out', { tags: ['all'] }, async () => {
    const { dataFolder, backups, data } = await laterShop();
    const restoring = lockData(dataFolder, 'alone');
    expect((await data('backup')).said).toBe(
      `The data in ${dataFolder} are being restored, so none were backed up.`,
    );
    await mkdir(join(dataFolder, 'restoring'));
    expect((await data('list')).said).toBe(`The data in ${dataFolder} are being restored. Try again later.`);
    restoring?.close();
    const writing = lockData(backups, 'alone');
    rmSync(join(dataFolder, 'restoring'), { recursive: true });
    expect((await data('backup')).said).toBe(`Another backup is being written to ${backups}.`);
    writing?.close();
  });
});

// Mounts a disk, which needs root. Without it, the test is skipped with the reason.
it('PROM-268 a restore on a full disk fails in one sentence, and changes nothing', {
  tags: ['matrix'],
}, async ({ skip }) => {
  const { dataFolder, name, environment } = await laterShop();
  const disk = await temporaryFolder();
  const reason = mountSmallDisk(disk, '3500k');
  if (reason !== undefined) skip(reason);
  cpSync(dataFolder, join(disk, 'shop'), { recursive: true });
  const env = { ...environment, SHOP_DATA: join(disk, 'shop') };
  const { stderr } = await execaNode(COMMAND, ['restore', name], { env, reject: false });
  expect(stderr.trim()).toBe(`${env.SHOP_DATA} cannot be used (the disk is full). Nothing was changed.`);
  expect(await stateOf(env.SHOP_DATA)).toEqual(LATER);
  expect(readdirSync(env.SHOP_DATA).sort()).toEqual(readdirSync(dataFolder).sort());
});

/** Moments at which a restore is killed, each recognised by the state of the data folder. */
const MOMENTS: [string, (dataFolder: string) => boolean][] = [
  ['copies the backup', (folder) => existsSync(join(folder, 'restoring.draft/shop.sqlite'))],
  ['has its plan', (folder) => existsSync(join(folder, 'restoring.draft/plan.json'))],
  ['begins to move', (folder) => existsSync(join(folder, 'restoring'))],
  [
    'has moved the database away',
    (folder) => keptIn(folder).some((kept) => existsSync(join(kept, 'shop.sqlite'))),
  ],
  [
    'has moved the registry away',
    (folder) => keptIn(folder).some((kept) => existsSync(join(kept, 'registry'))),
  ],
];

describe('a restore that is killed', () => {
  for (const { rounds, tags } of [
    { rounds: 1, tags: ['all'] },
    { rounds: 6, tags: ['matrix'] },
  ])
    it(`PROM-268 leaves the old data or the new ones, in ${rounds} kills (kill -9) at each moment`, {
      tags,
      timeout: 10 * 60_000,
    }, async () => {
      const { dataFolder, name, data, start } = await laterShop();
      const later = `${dataFolder} later`;
      cpSync(dataFolder, later, { recursive: true });
      const results = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        for (const [moment, isReached] of MOMENTS) {
          const restoring = start('restore', name);
          let isOver = false;
          void restoring.finally(() => (isOver = true));
          while (!isOver && !isReached(dataFolder)) await turn();
          restoring.kill('SIGKILL');
          await restoring;
          const isCertain = existsSync(join(dataFolder, 'restoring'));
          if (isCertain && !results.has('new')) {
            const failure = await startProvider(dataFolder).catch((error: unknown) => error);
            expect(String(failure)).toMatch(
              /was interrupted\. Finish it: npm start, or npm run data -- list\./,
            );
          }
          expect((await data('list')).exitCode).toBe(0);
          const state = await stateOf(dataFolder);
          expect([BEFORE, LATER], moment).toContainEqual(state);
          if (isCertain) expect(state).toEqual(BEFORE);
          results.add(state.name === BEFORE.name ? 'new' : 'old');
          rmSync(dataFolder, { recursive: true });
          cpSync(later, dataFolder, { recursive: true });
        }
      }
      expect(results).toEqual(new Set(['old', 'new']));
    });

  it('PROM-268 is finished after each of its steps', { tags: ['all'] }, async () => {
    const { dataFolder, backups, name } = await laterShop();
    const copy = `${dataFolder} planned`;
    cpSync(dataFolder, copy, { recursive: true });
    cpSync(join(backups, name), join(copy, 'restoring'), { recursive: true });
    const kept = 'before-restore-now';
    const into = ['shop.sqlite', 'secrets.json', 'registry', 'teams.json'];
    const away = ['shop.sqlite-wal', 'shop.sqlite-shm', ...into, 'served-changes.json'];
    writeFileSync(join(copy, 'restoring/plan.json'), JSON.stringify({ kept, away, into }));
    const moves = away.flatMap((item) => [
      [item, join(kept, item)],
      ...(into.includes(item) ? [[join('restoring', item), item]] : []),
    ]);
    for (let done = 0; done <= moves.length; done += 1) {
      const data = `${dataFolder} ${done}`;
      cpSync(copy, data, { recursive: true });
      await mkdir(join(data, kept), { recursive: true });
      for (const [from = '', to = ''] of moves.slice(0, done))
        if (existsSync(join(data, from))) renameSync(join(data, from), join(data, to));
      expect(await finishRestore(data)).toBe(join(data, kept));
      expect(await stateOf(data), `after ${done} steps`).toEqual(BEFORE);
      expect(await stateOf(join(data, kept))).toEqual(LATER);
      expect(await finishRestore(data)).toBeUndefined();
    }
  });
});
