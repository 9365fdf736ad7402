// @module-tag all
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from 'store/open-store';
import { beforeEach, describe, expect, test } from 'vitest';
import { HAS_POSTGRES, onDatabase, postgresForFile } from '../../testing/postgres-server.ts';
import { expectSame, type Machine, SharedMachines } from '../../testing/shared-machines.ts';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { publishTogether } from '../publish.ts';
import { releasedSet } from '../released-set.ts';
import { rollback } from '../rollback.ts';
import { readTeams } from '../signing/teams.ts';
import { releaseFolder, teamsFile } from '../store/registry-folders.ts';
import { addTeam, removeTeam } from '../team-changes.ts';

describe.skipIf(!HAS_POSTGRES)('a team of a registry that machines share', () => {
  const postgres = postgresForFile();
  let machines: SharedMachines;
  let one: Machine;
  let other: Machine;
  let keysFolder: string;

  beforeEach(async () => {
    machines = await SharedMachines.on(await postgres.database());
    [one, other] = [await machines.machine('one'), await machines.machine('other')];
    await one.publish([await machines.shell(), await machines.catalog('first')]);
    keysFolder = join(machines.folder, 'keys');
    await addTeam(one.registry, 'design', ['catalog'], keysFolder, one.shared);
  });

  test('knows it on each machine, and publishes with its key alone', async () => {
    await expect(other.publish([await machines.catalog('second')])).rejects.toThrow(
      'Only design may publish',
    );
    await other.publish([await machines.catalog('second')], { keysFolder });
    await one.update();
    await expectSame(one, other);
    expect((await releasedSet(one.registry)).unsigned).toEqual([]);
  });

  test('PROM-300 does not let two operators change teams at the same moment', async () => {
    await other.update();
    const results = await machines.atTheSameMoment<unknown>([
      () => addTeam(one.registry, 'sales', ['account'], join(machines.folder, 'keys of one'), one.shared),
      () => removeTeam(other.registry, 'design', other.shared),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(/The team \w+ was (added|removed) by .+ meanwhile/);
    await Promise.all([one.update(), other.update()]);
    await expectSame(one, other);
  });

  test('rolls back by force of the operator on every machine', async () => {
    await one.publish([await machines.catalog('second')], { keysFolder });
    await rollback({ ids: ['catalog'] }, other.registry, { force: 'it is slow', shared: other.shared });
    await one.update();
    await expectSame(one, other);
    expect((await releasedSet(one.registry)).unsigned).toEqual([]);
  });

  test('PROM-302 serves no row of somebody without its key', async () => {
    const [last] = (await readLog(one.registry)).toReversed();
    const foreign = join(machines.folder, 'foreign');
    await publishTogether(
      [await machines.shell(), await machines.catalog('foreign')],
      join(foreign, 'registry'),
      {
        store: openStore({ place: join(machines.folder, 'store') }),
      },
    );
    const { live } = await readLive(join(foreign, 'registry'));
    const entry = { ...last, serial: 2, action: 'publish', live };
    await onDatabase(machines.url, 'insert into registry.change (position, entry) values (3, $1)', [entry]);
    await expect(other.update()).rejects.toThrow('is not signed by design');
    expect(existsSync(releaseFolder(other.registry, 'catalog', live['catalog'] ?? ''))).toBe(false);
  });

  test('puts the teams of the database in place of a changed file', async () => {
    await writeFile(teamsFile(one.registry), '{"teams":[],"accepted":{}}');
    await one.publish([await machines.catalog('second')], { keysFolder });
    expect((await readTeams(one.registry)).teams).toMatchObject([{ name: 'design' }]);
  });
});
