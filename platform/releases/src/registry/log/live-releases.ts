import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { jsonOf, readJson } from '../store/read-json.ts';
import { liveFile, releaseFolder, spareFile } from '../store/registry-folders.ts';
import { type LogEntry, readLog, signedChange } from './change-log.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

const publication = z.object({
  hash,
  /** ISO 8601 */
  at: z.string(),
  by: z.string().optional(),
  commit: z.string().optional(),
  /** ISO 8601. A rollback never goes back to a release that was itself rolled back. */
  rolledBackAt: z.string().optional(),
});

const liveReleases = z.object({
  /** Number of the last change of what is live. */
  serial: z.number().int().nonnegative(),
  live: z.record(z.string(), hash),
  /** Every publication, oldest first. */
  history: z.record(z.string(), z.array(publication)),
  /** Remotes that have a team → the team's signature for the change by which the release went live. */
  signed: z.record(z.string(), signedChange).optional(),
});

export type Publication = z.infer<typeof publication>;
export type LiveReleases = z.infer<typeof liveReleases>;

/** `live.json` cannot be read, and no log can replace it. The message is a sentence to print. */
export class RegistryDamaged extends Error {}

const NOTHING_LIVE: LiveReleases = { serial: 0, live: {}, history: {} };

/**
 * Reads the live releases; none before the first publication. A `live.json` that is damaged, missing, or of another registry is
 * rebuilt from the log.
 * @throws RegistryDamaged when there is no log either
 */
export async function readLive(registry: string): Promise<LiveReleases> {
  const text = await readFile(liveFile(registry), 'utf8').catch(() => undefined);
  const found = liveReleases.safeParse(jsonOf(text ?? '')).data;
  const log = await readLog(registry);
  const last = log.at(-1);
  if (!last) {
    if (found) return found;
    if (text === undefined) return NOTHING_LIVE;
    throw new RegistryDamaged(
      `The release registry is damaged: ${liveFile(registry)} cannot be read, and no log tells what was live. Publish the shell and its remotes again: npm run release -- publish shell …`,
    );
  }
  return found && agrees(found, last, registry) ? found : fromLog(log);
}

/** Like `readLive`, but with nothing live where the registry is damaged. */
export async function readLiveOrNothing(registry: string): Promise<LiveReleases> {
  return readLive(registry).catch((error: unknown) => {
    if (error instanceof RegistryDamaged) return NOTHING_LIVE;
    throw error;
  });
}

/** Whether `live.json` is as the log says. The log is written first, so the file is only ahead of it if another program wrote it. */
function agrees({ serial, live }: LiveReleases, last: LogEntry, registry: string): boolean {
  if (serial > last.serial) return existsSync(releaseFolder(registry, 'shell', live.shell ?? ''));
  const text = (map: Record<string, string>) => JSON.stringify(Object.entries(map).toSorted());
  return serial === last.serial && text(live) === text(last.live);
}

/** Whether `live.json` has the value that `readLive` returns. It differs after a process was killed between writing log and file. */
export async function isLiveFileRight(registry: string): Promise<boolean> {
  return isDeepStrictEqual(await readJson(liveFile(registry), liveReleases), await readLive(registry));
}

function fromLog(log: readonly LogEntry[]): LiveReleases {
  return withChanges(NOTHING_LIVE, log);
}

export const CHANGES_LIVE: readonly LogEntry['action'][] = ['publish', 'rollback'];

/** What is live after these entries, some of which may change nothing. */
export function withChanges(before: LiveReleases, entries: readonly LogEntry[]): LiveReleases {
  return entries.reduce(
    (live, entry) => (CHANGES_LIVE.includes(entry.action) ? applied(live, entry) : live),
    before,
  );
}

export function applied(
  before: LiveReleases,
  { serial, at, by, action, releases, live, signed }: LogEntry,
): LiveReleases {
  const history = { ...before.history };
  for (const { id, from, to, commit } of releases) {
    const own = history[id] ?? [];
    history[id] =
      action === 'publish'
        ? [...own, { hash: to, at, by, ...(commit !== undefined && { commit }) }]
        : own.map((each) => (each.hash === from ? { ...each, rolledBackAt: at } : each));
  }
  const isSame = ([id]: [string, unknown]) => before.live[id] === live[id];
  const kept = Object.fromEntries(Object.entries(before.signed ?? {}).filter(isSame));
  const all = { ...kept, ...signed };
  return { serial, live, history, ...(Object.keys(all).length > 0 && { signed: all }) };
}

/** Bytes of the spare file beyond the current size, for a larger `live.json`. */
const SLACK = 8_192;

/**
 * Replaces `live.json` atomically: a reader finds the old or the new one, even after a power cut. The text overwrites a spare file that is
 * already large enough, filled with blanks, so that a change needs no room on the disk.
 */
export async function writeLive(registry: string, releases: LiveReleases): Promise<void> {
  const text = `${JSON.stringify(releases, null, 2)}\n`;
  const spare = spareFile(registry);
  const handle = await open(spare, 'r+').catch(() => open(spare, 'w'));
  try {
    const { size } = await handle.stat();
    const content = Buffer.alloc(Math.max(size, Buffer.byteLength(text)), ' ');
    content.write(text);
    await handle.write(content, 0, content.length, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(spare, liveFile(registry));
  // The file that was replaced has left room for the next spare file.
  await allocateSpare(spare, Buffer.byteLength(text) + SLACK).catch(() => undefined);
}

async function allocateSpare(spare: string, size: number): Promise<void> {
  const handle = await open(spare, 'w');
  try {
    await handle.write(Buffer.alloc(size, ' '));
  } finally {
    await handle.close();
  }
}
