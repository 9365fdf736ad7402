import { isDeepStrictEqual } from 'node:util';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { withPublishLock } from '../log/publish-lock.ts';
import { readTeams } from '../signing/teams.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import { otherHistory } from './bring-up-to-date.ts';
import type { ChangeRows } from './change-rows.ts';

/**
 * Writes the log and the teams of this machine to the database: all of them if it is empty, or else what a database that was restored
 * from a backup lacks.
 * @returns how many changes were written
 * @throws ReleaseRefused when the database has another history, or another machine was faster
 */
export async function shareRegistry(registry: string, rows: ChangeRows): Promise<number> {
  return withPublishLock(registry, async (lock) => {
    const log = await readLog(registry);
    if (log.length === 0 && (await readLive(registry)).serial > 0)
      throw new ReleaseRefused([
        `${registry} has no log that could be shared. Publish once without DATABASE_URL, then share it.`,
      ]);
    const shared = await rows.from(1);
    const isSame = shared.every(({ entry }, index) => isDeepStrictEqual(entry, log[index]));
    if (shared.length > 0 && !isSame) throw otherHistory(registry);
    const missing = log.slice(shared.length).map((entry) => ({ entry }));
    const last = missing.at(-1);
    if (!last) return 0;
    const teams = await readTeams(registry);
    const hasTeams = teams.teams.length > 0 || Object.keys(teams.accepted).length > 0;
    await lock.confirm();
    const changes = [...missing.slice(0, -1), { ...last, ...(hasTeams && { teams }) }];
    if (!(await rows.add(shared.length + 1, changes)))
      throw new ReleaseRefused([
        'Another machine wrote its changes at the same time. Nothing was shared: npm run release -- status',
      ]);
    return missing.length;
  });
}
