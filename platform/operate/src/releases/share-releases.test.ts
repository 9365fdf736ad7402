// @module-tag all
import { join } from 'node:path';
import { execaNode } from 'execa';
import { readLive } from 'releases/registry/log/live-releases';
import { publish, publishTogether } from 'releases/registry/publish';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { HAS_POSTGRES, postgresForFile } from 'releases/testing/postgres-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../console/workspace.ts';

const COMMAND = join(ROOT, 'platform/operate/src/commands/release.ts');

describe.skipIf(!HAS_POSTGRES)('npm run release on two machines', { timeout: 120_000 }, () => {
  const postgres = postgresForFile();
  let folder: string;
  let url: string;
  /** What was live of the catalog on the machine `one`, the latest last. */
  let catalogs: string[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    url = await postgres.database();
    const registry = join(folder, 'one/registry');
    await publishTogether([await shellBuild(join(folder, 'shell'))], registry);
    const builds = ['1', '2'].map((text) => remoteBuild(join(folder, text), { script: text }));
    catalogs = [];
    for (const build of builds) catalogs.push((await publish(await build, registry)).hash);
  });

  async function release(machine: string, args: string, environment: NodeJS.ProcessEnv = {}) {
    const own = { SHOP_DATA: join(folder, machine), TEAM_KEYS: join(folder, 'keys'), DATABASE_URL: url };
    const store = { RELEASE_STORE: join(folder, 'store') };
    const { stdout, stderr, exitCode } = await execaNode(COMMAND, args.split(' '), {
      env: { ...own, ...store, ...environment },
      reject: false,
    });
    return { said: `${stdout}\n${stderr}`, isDone: exitCode === 0 };
  }

  const liveOn = async (machine: string) =>
    (await readLive(join(folder, machine, 'registry'))).live['catalog'];

  test('shares what is live, and rolls it back from the other machine', async () => {
    const refused = await release('one', 'rollback catalog');
    expect(refused.said).toContain('npm run release -- share');
    expect(await release('one', 'share')).toMatchObject({
      said: expect.stringContaining('3 changes are shared.'),
      isDone: true,
    });
    expect((await release('two', 'status')).said).toContain(`${catalogs[1]}  `);
    expect(await release('two', 'rollback catalog')).toMatchObject({
      said: expect.stringContaining(`catalog ${catalogs[0]} is live again, in place of ${catalogs[1]}.`),
      isDone: true,
    });
    await release('one', 'team add design --remotes catalog');
    expect((await release('two', 'team list')).said).toContain('design  catalog  added');
    expect((await release('one', 'log')).said).toMatch(/team design added[\s\S]+rollback {2}by/);
    expect([await liveOn('one'), await liveOn('two')]).toEqual([catalogs[0], catalogs[0]]);
  });

  test('PROM-301 tells what it knows while the database is away, and changes nothing', async () => {
    await release('one', 'share');
    const away = { DATABASE_URL: 'postgres://shop:a-password@127.0.0.1:9/shop' };
    const status = await release('one', 'status', away);
    expect(status.said).toContain('What is live on other machines is unknown');
    expect(status.said).toContain(`${catalogs[1]}  `);
    const rolledBack = await release('one', 'rollback catalog', away);
    expect(rolledBack).toMatchObject({ said: expect.stringContaining('127.0.0.1:9'), isDone: false });
    expect(status.said + rolledBack.said).not.toContain('a-password');
    expect(await liveOn('one')).toBe(catalogs[1]);
  });

  test('names what is missing for a push and for sharing', async () => {
    const nothing = { RELEASE_STORE: '', DATABASE_URL: '' };
    expect((await release('one', 'push', nothing)).said).toContain('Name the store in RELEASE_STORE');
    expect((await release('one', 'share', nothing)).said).toContain('Name the database in DATABASE_URL');
    expect((await release('one', 'push')).said).toContain(`catalog ${catalogs[0]} is in `);
  });
});
