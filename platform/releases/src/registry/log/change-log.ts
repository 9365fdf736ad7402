import { type FileHandle, open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { jsonOf } from '../store/read-json.ts';
import { logFile } from '../store/registry-folders.ts';

const releaseChange = z.object({
  id: z.string(),
  /** What was live before; absent for a first release. */
  from: z.string().optional(),
  to: z.string(),
  commit: z.string().optional(),
  /** Size of all scripts and styles for browsers, compressed. */
  bytes: z.number().int().optional(),
});

/** A team's signature for one change: the release of its remote may go live by this change, and by no other. */
export const signedChange = z.object({
  serial: z.number().int(),
  from: z.string().optional(),
  team: z.string(),
  /** Ed25519, in base64. */
  signature: z.string(),
});

export const logEntry = z.object({
  /** The number of the change. An entry that changes nothing live has the number of the last change. */
  serial: z.number().int().nonnegative(),
  /** ISO 8601 */
  at: z.string(),
  by: z.string(),
  action: z.enum(['publish', 'rollback', 'gc', 'team', 'tag', 'canary']),
  /** The reason that the operator gave; required for a forced release. */
  why: z.string().optional(),
  /** Checks that were left out, each with its reason. */
  without: z.array(z.string()).optional(),
  team: z
    .object({ name: z.string(), change: z.enum(['added', 'removed']), remotes: z.array(z.string()) })
    .optional(),
  /** A name for what is live, such as `staging`. If several entries have the same name, the last one counts. */
  tag: z.string().optional(),
  /** A canary that begins or ends; `releases` is empty then. */
  canary: z
    .object({
      change: z.enum(['begun', 'withdrawn']),
      /** Percentage of visitors. */
      percent: z.number().positive().max(50),
      releases: z.array(releaseChange),
    })
    .optional(),
  releases: z.array(releaseChange),
  /** Remotes that have a team → the team's signature for this change. */
  signed: z.record(z.string(), signedChange).optional(),
  /** All that is live after the change: id → hash. */
  live: z.record(z.string(), z.string()),
});

export type LogEntry = z.infer<typeof logEntry>;

/** Name → the entry that gave this name to what was live. */
export function tagsOf(log: readonly LogEntry[]): Map<string, LogEntry> {
  return new Map(log.flatMap((entry) => (entry.tag === undefined ? [] : [[entry.tag, entry]])));
}

/** Bytes of blank lines at the end of the file. They are overwritten, so that a rollback can be logged on a full disk. */
const RESERVE = 16_384;
const RESERVE_LOW = 4_096;
const NEWLINE = 0x0a;

/** All entries, oldest first. A line that a crash has cut off is skipped. */
export async function readLog(registry: string): Promise<LogEntry[]> {
  const text = await readFile(logFile(registry), 'utf8').catch(() => '');
  // Most lines are blank ones of the reserve; trying to parse each would take 200 ms.
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const entry = logEntry.safeParse(jsonOf(line));
    return entry.success ? [entry.data] : [];
  });
}

/** Appends entries and syncs them to disk. Existing entries are never changed. */
export async function appendToLog(registry: string, ...entries: readonly LogEntry[]): Promise<void> {
  const handle = await openLog(registry);
  try {
    const content = await handle.readFile();
    const end = lengthWithoutReserve(content);
    const lines = Buffer.from(
      `${end > 0 ? '\n' : ''}${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`,
    );
    await handle.write(lines, 0, lines.length, end);
    await handle.sync();
    await keepReserve(handle, end + lines.length, content.length);
  } finally {
    await handle.close();
  }
}

async function openLog(registry: string): Promise<FileHandle> {
  const file = logFile(registry);
  return open(file, 'r+').catch(() => open(file, 'w+'));
}

function lengthWithoutReserve(content: Buffer): number {
  let end = content.length;
  while (end > 0 && content[end - 1] === NEWLINE) end -= 1;
  return end;
}

async function keepReserve(handle: FileHandle, end: number, size: number): Promise<void> {
  if (size - end > RESERVE_LOW) return;
  const blank = Buffer.alloc(RESERVE, NEWLINE);
  // On a full disk the reserve stays short; the next change tries again.
  await handle.write(blank, 0, blank.length, Math.max(end, size)).catch(() => undefined);
}
