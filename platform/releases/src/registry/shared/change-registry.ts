import { appendToLog, type LogEntry, readLog } from '../log/change-log.ts';
import { type LiveReleases, withChanges, writeLive } from '../log/live-releases.ts';
import { LOCK_WAIT, withPublishLock } from '../log/publish-lock.ts';
import { type Teams, writeTeams } from '../signing/teams.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import type { SharedRegistry } from './shared-registry.ts';

/** A change was made for all machines, but could not be written to the files of this one. */
export class NotWrittenHere extends ReleaseRefused {}

/**
 * Makes a change.
 * @param before what was live before it
 * @throws ReleaseRefused when another change was made meanwhile, here or on another machine; nothing is changed then
 */
type CommitChange = (entry: LogEntry, before: LiveReleases, teams?: Teams) => Promise<void>;

/**
 * Runs `change` while no other process changes the registry of this machine. A change is committed to the shared registry first, then to
 * this machine's files. If the process is killed in between, the next `bringUpToDate` completes it.
 * @param wait milliseconds to wait for another command
 */
export async function changeRegistry<Result>(
  registry: string,
  shared: SharedRegistry | undefined,
  change: (commit: CommitChange) => Promise<Result>,
  wait: number = LOCK_WAIT.publish,
): Promise<Result> {
  return withPublishLock(
    registry,
    (lock) =>
      change(async (entry, before, teams) => {
        await lock.confirm();
        if (shared) await addRow(registry, shared, entry, teams);
        try {
          await writeFiles(registry, entry, before, teams);
        } catch (error) {
          if (!shared) throw error;
          throw new NotWrittenHere([
            `The change is made, but ${registry} could not be written: ${error instanceof Error ? error.message : error}. Once it can, it is brought up to date by itself.`,
          ]);
        }
      }),
    wait,
  );
}

async function addRow(
  registry: string,
  { rows }: SharedRegistry,
  entry: LogEntry,
  teams: Teams | undefined,
): Promise<void> {
  const position = (await readLog(registry)).length + 1;
  if (await rows.add(position, [{ entry, teams }])) return;
  const [other] = await rows.from(position);
  throw new ReleaseRefused([
    `${other ? described(other.entry) : 'Another change was made'} meanwhile, on another machine. Nothing was changed: look at it (npm run release -- status), then try again.`,
  ]);
}

function described({ by, at, action, team, tag, canary, releases }: LogEntry): string {
  const what = releases.map(({ id, to }) => `${id} ${to}`).join(', ');
  if (tag !== undefined) return `What is live was named ${tag} by ${by} at ${at}`;
  if (canary) return `A canary was ${canary.change} by ${by} at ${at}`;
  if (team) return `The team ${team.name} was ${team.change} by ${by} at ${at}`;
  return `${what} went live${action === 'rollback' ? ' again' : ''} by ${by} at ${at}`;
}

async function writeFiles(
  registry: string,
  entry: LogEntry,
  before: LiveReleases,
  teams: Teams | undefined,
): Promise<void> {
  if (teams) await writeTeams(registry, teams);
  // A full disk must not keep a bad release live. A rollback without its line in the log is still in `live.json`.
  await appendToLog(registry, entry).catch((error: unknown) => {
    if (entry.action !== 'rollback' || !isFullDisk(error)) throw error;
  });
  const after = withChanges(before, [entry]);
  if (after !== before) await writeLive(registry, after);
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
