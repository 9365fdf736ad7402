import { open, readFile, rename } from 'node:fs/promises';
import { z } from 'zod';
import { liveFile } from './registry-folders.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

const publication = z.object({
  hash,
  /** ISO 8601 */
  at: z.string(),
  /** The commit that was checked out at the publication, if any. */
  commit: z.string().optional(),
  /** ISO 8601. A rollback never goes back to a release that was itself rolled back. */
  rolledBackAt: z.string().optional(),
});

const liveReleases = z.object({
  /** Counts each change of what is live. */
  serial: z.number().int().nonnegative(),
  live: z.record(z.string(), hash),
  /** Every publication, oldest first. */
  history: z.record(z.string(), z.array(publication)),
});

export type Publication = z.infer<typeof publication>;
export type LiveReleases = z.infer<typeof liveReleases>;

/** `live.json` cannot be read or is not valid. The message is a sentence to print. */
export class RegistryDamaged extends Error {}

const nothingLive: LiveReleases = { serial: 0, live: {}, history: {} };

/**
 * Reads the live releases; none before the first publication.
 * @throws RegistryDamaged
 */
export async function readLive(registry: string): Promise<LiveReleases> {
  const file = liveFile(registry);
  try {
    return liveReleases.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothingLive;
    throw new RegistryDamaged(
      `The release registry is damaged: ${file} cannot be read. Delete the folder ${registry} and start again.`,
    );
  }
}

/** Replaces `live.json` atomically: a reader finds the old or the new one, also after a power cut. */
export async function writeLive(registry: string, releases: LiveReleases): Promise<void> {
  const file = liveFile(registry);
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(releases, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
