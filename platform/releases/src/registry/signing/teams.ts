import { readFile } from 'node:fs/promises';
import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import { RegistryDamaged } from '../log/live-releases.ts';
import { contentDigest } from '../store/content-hash.ts';
import { releaseFolder, teamsFile } from '../store/registry-folders.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

const team = z.object({
  name: z.string(),
  /** Ed25519, SPKI in base64. */
  publicKey: z.string(),
  /** Ids of the packages that the team may publish, perhaps `shell` among them. */
  remotes: z.array(z.string()),
  /** ISO 8601 */
  addedAt: z.string(),
  by: z.string(),
});

export const teams = z.object({
  teams: z.array(team),
  /**
   * Remote id → digests that are valid without a current team's signature: those that were live before the remote had a team, and those
   * that a team has published that was removed later. A remote that is listed here stays protected without a team.
   */
  accepted: z.record(z.string(), z.array(z.string())),
  /** Remote id → the release that was live when a team was added or removed, and the change by which it went live. */
  since: z.record(z.string(), z.object({ hash: z.string(), serial: z.number().int() })).optional(),
  /** Remote id → the last rollback that the operator forced without a key: the release's digest, and the number of the change. */
  forced: z.record(z.string(), z.object({ digest: z.string(), serial: z.number().int() })).optional(),
});

export type Team = z.infer<typeof team>;
export type Teams = z.infer<typeof teams>;

/**
 * There are none before the first team is added: every build may then be published.
 * @throws RegistryDamaged when the file cannot be read: damage must not allow everybody to publish
 */
export async function readTeams(registry: string): Promise<Teams> {
  const file = teamsFile(registry);
  try {
    return teams.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { teams: [], accepted: {} };
    throw new RegistryDamaged(
      `${file} cannot be read, so that nobody can tell who may publish. Restore it from a backup, or correct it: it is JSON.`,
    );
  }
}

export function ownersOf({ teams }: Teams, id: string): Team[] {
  return teams.filter(({ remotes }) => remotes.includes(id));
}

/** Whether a remote has had a team. Otherwise, releases that anybody publishes are served. */
export function isProtected(all: Teams, id: string): boolean {
  return Object.hasOwn(all.accepted, id) || ownersOf(all, id).length > 0;
}

/**
 * Replaces the file atomically.
 * @throws ReleaseRefused when the process has no right to write it
 */
export async function writeTeams(registry: string, all: Teams): Promise<void> {
  const file = teamsFile(registry);
  await replaceJson(file, all, { flush: true }).catch((error: unknown) => {
    throw new ReleaseRefused([`${file} cannot be written: ${String(error)}`]);
  });
}

/** Records that the operator lets these releases go live by this change, without a key of their teams. */
export async function withForced(
  registry: string,
  all: Teams,
  serial: number,
  live: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<Teams> {
  const forced = { ...all.forced };
  for (const id of ids) {
    forced[id] = { serial, digest: await contentDigest(releaseFolder(registry, id, live[id] ?? '')) };
  }
  return { ...all, forced };
}
