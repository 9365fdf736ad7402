import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupName, dateOfBackup } from 'store/backup-name';
import { z } from 'zod';

const MANIFEST = 'manifest.json';

const facts = z.object({
  /** ISO 8601 */
  date: z.string(),
  /** The last migration of the database; undefined without one, beside a foreign provider. */
  schema: z.string().optional(),
  orders: z.number().int().optional(),
  /** Faults that were found when the backup was made, one sentence each. */
  faults: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
const sealed = facts.extend({ sha256: z.string() });

export type Manifest = z.infer<typeof facts>;

/** The names of the backups in a folder, newest first. Those dated in the future were made before the clock was set back. */
export async function archivesIn(backups: string): Promise<string[]> {
  const entries = existsSync(backups) ? await readdir(backups) : [];
  const names = entries.filter((name) => !Number.isNaN(dateOfBackup(name))).sort();
  const now = backupName(new Date());
  const isToCome = (name: string) => name > now;
  return [...names.filter(isToCome), ...names.filter((name) => !isToCome(name))].reverse();
}

/** Writes the manifest of the files in a folder, makes them readable by their owner alone, and syncs all to the disk. */
export async function seal(folder: string, own: Omit<Manifest, 'files'>): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(folder)) {
    const file = join(folder, path);
    await chmod(file, 0o600);
    files[path] = { bytes: (await stat(file)).size, sha256: await hashOf(file) };
  }
  const manifest = { ...own, files };
  const text = JSON.stringify({ ...manifest, sha256: hashOfFacts(manifest) }, null, 2);
  await writeFile(join(folder, MANIFEST), `${text}\n`, { mode: 0o600 });
  await syncAll(folder);
  return manifest;
}

/** @returns undefined when it is missing or damaged */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    const { sha256, ...manifest } = sealed.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
    return hashOfFacts(manifest) === sha256 ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** One sentence for each file that differs. */
export async function changedFiles(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  if (!manifest) return [`${MANIFEST} is missing or damaged.`];
  const found = await filesBelow(folder);
  const extra = found.filter((path) => path !== MANIFEST && !(path in manifest.files));
  const faults = extra.map((path) => `${path} does not belong to the backup.`);
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(folder, path);
    const size = found.includes(path) ? (await stat(file)).size : undefined;
    if (size === undefined) faults.push(`${path} is missing.`);
    else if (size !== bytes) faults.push(`${path} has ${size} bytes in place of ${bytes}.`);
    else if ((await hashOf(file)) !== sha256) faults.push(`${path} was changed (its SHA-256 differs).`);
  }
  return faults;
}

/** Whether a backup still has the bytes of its manifest, and had no fault when it was made. */
export async function isGood(folder: string): Promise<boolean> {
  const manifest = await readManifest(folder);
  return manifest?.faults.length === 0 && (await changedFiles(folder)).length === 0;
}

export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncAll(path);
    else await sync(path, 'r+');
  }
  await syncFolder(folder);
}

/** Syncs the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** Relative paths of all files below a folder, with `/` on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function hashOfFacts(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
