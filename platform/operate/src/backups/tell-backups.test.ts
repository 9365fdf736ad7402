// @module-tag all
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { withWayBack } from './tell-backups.ts';
import { flipByte, shopToBackUp, startProvider } from './testing/backed-up-shop.ts';

describe('npm start', () => {
  it('PROM-269 names the newest good backup when the database is damaged', async () => {
    const { dataFolder, backups, backUp } = await shopToBackUp();
    const good = await backUp();
    flipByte(join(backups, await backUp()), 'shop.sqlite');
    truncateSync(join(dataFolder, 'shop.sqlite'), 50_000);
    const failure = await startProvider(dataFolder).catch((error: unknown) => error);
    const told = await withWayBack(failure, backups);
    expect(String(told)).toMatch(
      new RegExp(
        `shop\\.sqlite is damaged\\..*\nThe newest good backup is ${good}; with the shop stopped: npm run data -- restore ${good}$`,
      ),
    );
  });

  it('PROM-269 names it when the registry is damaged, for the registry alone', {
    tags: ['all'],
  }, async () => {
    const { dataFolder, environment, backUp } = await shopToBackUp();
    const good = await backUp();
    rmSync(join(dataFolder, 'registry/log.jsonl'));
    truncateSync(join(dataFolder, 'registry/live.json'), 9);
    const command = join(ROOT, 'platform/operate/src/commands/start.ts');
    const { exitCode, stderr } = await execaNode(command, [], { env: environment, reject: false });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/The release registry is damaged/);
    expect(stderr).toContain(`npm run data -- restore ${good} --only registry`);
  });

  it('PROM-269 says that there is no backup', async () => {
    const { dataFolder, backups } = await shopToBackUp();
    truncateSync(join(dataFolder, 'shop.sqlite'), 50_000);
    const failure = await startProvider(dataFolder).catch((error: unknown) => error);
    expect(String(await withWayBack(failure, backups))).toContain(`There is no good backup in ${backups}.`);
    const other = new Error('something else');
    expect(await withWayBack(other, backups)).toBe(other);
  });
});
