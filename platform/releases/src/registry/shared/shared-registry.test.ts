// @module-tag all
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from 'store/open-store';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  HAS_OWN_POSTGRES,
  HAS_POSTGRES,
  onDatabase,
  postgresForFile,
} from '../../testing/postgres-server.ts';
import { expectSame, type Machine, SharedMachines } from '../../testing/shared-machines.ts';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { publishTogether } from '../publish.ts';
import { rollback } from '../rollback.ts';
import { readTeams } from '../signing/teams.ts';
import { liveFile, logFile } from '../store/registry-folders.ts';
import { addTeam } from '../team-changes.ts';
import { ChangeRows } from './change-rows.ts';
import { shareRegistry } from './share-registry.ts';

describe.skipIf(!HAS_POSTGRES)('a registry that machines share by Postgres', () => {
  const postgres = postgresForFile();
  let machines: SharedMachines;
  let one: Machine;
  let other: Machine;

  beforeEach(async () => {
    machines = await SharedMachines.on(await postgres.database());
    [one, other] = [await machines.machine('one'), await machines.machine('other')];
    await one.publish([await machines.shell(), await machines.catalog('first')]);
  });

  test('has what one machine publishes on the other, whole and in the same order', async () => {
    await one.publish([await machines.catalog('second')]);
    expect(await other.update()).toBe(2);
    await expectSame(one, other);
    await other.publish([await machines.catalog('third')]);
    expect(await one.update()).toBe(3);
    await expectSame(one, other);
  });

  test('PROM-300 lets one of two publishers win at the same moment, and tells the other', async () => {
    await other.update();
    const results = await machines.atTheSameMoment([
      async () => one.publish([await machines.catalog('of one')]),
      async () => other.publish([await machines.catalog('of the other')]),
    ]);
    const winner = results.find((result) => result.status === 'fulfilled');
    const loser = results.find((result) => result.status === 'rejected');
    await Promise.all([one.update(), other.update()]);
    expect((await readLive(one.registry)).live['catalog']).toBe(winner?.value);
    expect(String(loser?.reason)).toMatch(
      /catalog [0-9a-f]{16} went live by .+ meanwhile, on another machine/,
    );
    expect(await readLog(one.registry)).toHaveLength(2);
    await expectSame(one, other);
  });

  test('tells a publisher whose build was checked before another publication', async () => {
    const seen = (await readLive(one.registry)).live;
    await other.publish([await machines.catalog('of the other')]);
    const late = one.publish([await machines.catalog('of one')], { seen });
    await expect(late).rejects.toThrow('went live while this build was checked');
  });

  test('PROM-300 keeps one change of each position, whatever the number of machines', async () => {
    const entry = (await readLog(one.registry))[0];
    if (!entry) throw new Error('The log is empty.');
    const publishers = await Promise.all(Array.from({ length: 10 }, () => ChangeRows.at(machines.url)));
    const added = await Promise.all(publishers.map((rows) => rows.add(2, [{ entry }])));
    expect(added.filter(Boolean)).toHaveLength(1);
    await Promise.all(publishers.map((rows) => rows.close()));
  });

  test('PROM-300 mends a machine whose publisher was killed between the database and its files', async () => {
    await other.update();
    const killedAfterDatabase = join(machines.folder, 'before');
    await cp(join(machines.folder, 'one'), killedAfterDatabase, { recursive: true });
    await one.publish([await machines.catalog('second')]);
    const killedAfterLog = join(machines.folder, 'after log');
    await cp(join(machines.folder, 'one'), killedAfterLog, { recursive: true });
    await cp(liveFile(join(killedAfterDatabase, 'registry')), liveFile(join(killedAfterLog, 'registry')));
    await other.update();
    for (const left of [killedAfterDatabase, killedAfterLog]) {
      await rm(join(machines.folder, 'one'), { recursive: true });
      await rename(left, join(machines.folder, 'one'));
      expect(await one.update()).toBe(2);
      await expectSame(one, other);
      const { serial } = JSON.parse(await readFile(liveFile(one.registry), 'utf8'));
      expect(serial).toBe(2);
    }
  });

  test('mends a log whose end was cut off, and a deleted live.json', async () => {
    await other.update();
    await one.publish([await machines.catalog('second')]);
    await other.update();
    const { length } = (await readFile(logFile(other.registry), 'utf8')).trimEnd();
    await truncate(logFile(other.registry), length - 20);
    await rm(liveFile(other.registry));
    expect(await other.update()).toBe(2);
    await expectSame(one, other);
    expect(existsSync(liveFile(other.registry))).toBe(true);
  });

  test('leaves a machine as it was while the source lacks a live release, and goes on by force', async () => {
    await other.update();
    const before = await readLive(other.registry);
    const hash = await one.publish([await machines.catalog('second')]);
    await rm(join(machines.folder, 'store/catalog', hash ?? ''), { recursive: true });
    await expect(other.update()).rejects.toThrow(`does not have catalog ${hash}`);
    expect(await readLive(other.registry)).toEqual(before);
    await expect(other.publish([await machines.catalog('third')])).rejects.toThrow('does not have');
    await other.publish([await machines.catalog('third')], { why: 'nobody has the second one' });
    expect(await readLog(other.registry)).toHaveLength(3);
  });

  test('rolls back on a machine to a release that it never had', async () => {
    const first = (await readLive(one.registry)).live['catalog'];
    await one.publish([await machines.catalog('second')]);
    const rolledBack = await rollback({ ids: ['catalog'] }, other.registry, { shared: other.shared });
    expect(rolledBack).toMatchObject([{ id: 'catalog', to: first }]);
    await one.update();
    expect((await readLive(one.registry)).live['catalog']).toBe(first);
    await expectSame(one, other);
  });

  test('does not publish what its store does not take', async () => {
    await writeFile(join(machines.folder, 'a file'), '');
    const store = openStore({ place: join(machines.folder, 'a file') });
    await expect(one.publish([await machines.catalog('second')], { store })).rejects.toThrow(
      'Nothing went live.',
    );
    expect(await one.shared.rows.lastPosition()).toBe(1);
  });

  test('PROM-302 refuses a row whose names would lead out of the registry', async () => {
    const [entry] = await readLog(one.registry);
    const live = { ...entry?.live, '../../x': '0123456789abcdef' };
    await onDatabase(machines.url, 'insert into registry.change (position, entry) values (2, $1)', [
      { ...entry, live },
    ]);
    await expect(other.update()).rejects.toThrow('a row of registry.change is not valid');
  });

  describe('share', () => {
    let alone: string;

    beforeEach(async () => {
      alone = join(machines.folder, 'alone/registry');
      await publishTogether([await machines.shell(), await machines.catalog('first')], alone);
      await addTeam(alone, 'design', ['catalog'], join(machines.folder, 'keys'));
    });

    test('writes the log and the teams of a shop into an empty database, once', async () => {
      const shop = await machines.machine('alone', await postgres.database());
      await expect(shop.update()).rejects.toThrow('it has 0 of 2. npm run release -- share');
      expect(await shareRegistry(alone, shop.shared.rows)).toBe(2);
      expect(await shareRegistry(alone, shop.shared.rows)).toBe(0);
      const before = await readLive(alone);
      expect(await shop.update()).toBe(2);
      expect(await readLive(alone)).toEqual(before);
      expect(await shop.shared.rows.teams()).toEqual(await readTeams(alone));
    });

    test('adds what a database lacks that was restored from a backup', async () => {
      await one.publish([await machines.catalog('second')]);
      await onDatabase(machines.url, 'delete from registry.change where position = 2');
      await expect(one.update()).rejects.toThrow('it has 1 of 2');
      expect(await shareRegistry(one.registry, one.shared.rows)).toBe(1);
      expect(await one.update()).toBe(2);
    });

    test('refuses a database with another history, as does each other command', async () => {
      await one.publish([await machines.catalog('second')]);
      await one.publish([await machines.catalog('third')]);
      await expect(shareRegistry(alone, one.shared.rows)).rejects.toThrow('another history');
      const builds = [await machines.catalog('fourth')];
      await expect(publishTogether(builds, alone, { shared: one.shared })).rejects.toThrow('another history');
      expect(await readLog(alone)).toHaveLength(2);
    });

    test('is not needed by a machine that has lost its log and live.json', async () => {
      await rm(logFile(one.registry));
      await rm(liveFile(one.registry));
      expect(await one.update()).toBe(1);
      expect((await readLive(one.registry)).serial).toBe(1);
    });
  });

  test.skipIf(!HAS_OWN_POSTGRES)(
    'changes nothing while the database is away, and goes on when it is back',
    async () => {
      await postgres.halt();
      const before = await readLive(one.registry);
      await expect(one.publish([await machines.catalog('second')])).rejects.toThrow(
        'cannot be read or changed',
      );
      expect(await readLive(one.registry)).toEqual(before);
      await postgres.resume();
      await one.publish([await machines.catalog('second')]);
      expect(await other.update()).toBe(2);
    },
  );
});
