import { cpSync, globSync, mkdtempSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execaNode } from 'execa';
import { readLive } from 'releases/registry/log/live-releases';
import { publish, publishTogether } from 'releases/registry/publish';
import { addTeam } from 'releases/registry/team-changes';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../console/workspace.ts';
import { type ServerProcess, startServer } from '../../processes/server-process.ts';

/** The program of `npm run data`. */
export const COMMAND = join(ROOT, 'platform/operate/src/commands/data.ts');

/** The provider's program on these data. Its database is made and seeded at the first start. */
export async function startProvider(dataFolder: string): Promise<ServerProcess> {
  const provider = await startServer({
    name: 'provider',
    args: [join(ROOT, 'provider/src/main.ts')],
    folder: ROOT,
    environment: { SHOP_DATA: dataFolder, PROVIDER_PORT: '0', LIST_PAGES_AHEAD: '0' },
    logFile: join(dataFolder, '..', 'provider.log'),
  });
  onTestFinished(() => provider.stop());
  return provider;
}

/** Data that the provider has written, made once for all tests of a file. */
let seeded: Promise<string> | undefined;

async function seededData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await startProvider(join(folder, 'shop'))).stop();
  return join(folder, 'shop');
}

/** Two values that differ between states of the data: the name of the demo customer, and the serial number of the live change. */
export async function stateOf(dataFolder: string) {
  const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'), { readOnly: true });
  const row = database.prepare('select name from customer').get();
  database.close();
  return { name: row?.['name'], serial: (await readLive(join(dataFolder, 'registry'))).serial };
}

/** A shop with orders, two releases and a team, and `npm run data` for it. */
export async function shopToBackUp() {
  const folder = await temporaryFolder();
  const [dataFolder, backups] = [join(folder, 'shop'), join(folder, 'backups')];
  seeded ??= seededData();
  cpSync(await seeded, dataFolder, { recursive: true });
  const registry = join(dataFolder, 'registry');
  const catalog = join(folder, 'catalog');
  await publishTogether([await shellBuild(join(folder, 'shell')), await remoteBuild(catalog)], registry);
  await addTeam(registry, 'design', ['inspiration'], join(folder, 'keys'));
  const environment = { SHOP_DATA: dataFolder, SHOP_BACKUPS: backups };
  const start = (...args: string[]) =>
    execaNode(COMMAND, args, { env: environment, reject: false, all: true });
  /** @returns what it prints, and its exit code */
  const data = async (...args: string[]) => {
    const { exitCode, all } = await start(...args);
    return { exitCode, said: all.trim() };
  };
  return {
    dataFolder,
    backups,
    environment,
    start,
    data,
    /** Makes a backup. @returns its name */
    async backUp(): Promise<string> {
      const { exitCode, said } = await data('backup');
      if (exitCode !== 0) throw new Error(said);
      return (
        readdirSync(backups)
          .sort()
          .findLast((name) => /^\d/.test(name)) ?? ''
      );
    },
    async goOn(): Promise<void> {
      const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'));
      database.exec("update customer set name = 'later'");
      database.close();
      await publish(await remoteBuild(catalog, { script: 'later' }), registry);
    },
  };
}

/** Flips the bits of the byte in the middle of the first file that a pattern names. */
export function flipByte(folder: string, pattern: string): void {
  const [path = ''] = globSync(pattern, { cwd: folder });
  const handle = openSync(join(folder, path), 'r+');
  const content = Buffer.alloc(4_000_000);
  const at = readSync(handle, content, 0, content.length, 0) >> 1;
  writeSync(handle, Buffer.from([content.readUInt8(at) ^ 0xff]), 0, 1, at);
}
