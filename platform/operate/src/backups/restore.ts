import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName } from 'store/backup-name';
import { z } from 'zod';
import { CommandFailure } from '../console/command-failure.ts';
import { archivesIn, filesBelow, syncAll, syncFolder } from './archive.ts';
import { usable } from './back-up.ts';
import { lockData } from './data-lock.ts';
import { restoreDump } from './provider-part.ts';
import { archiveFaults } from './verify-archive.ts';

/** What is replaced together. The files that SQLite keeps beside the database go first: they must never lie beside another one. */
const PARTS = {
  database: ['shop.sqlite-wal', 'shop.sqlite-shm', 'shop.sqlite', 'secrets.json'],
  registry: ['registry', 'teams.json', 'served-changes.json'],
} as const;
export type Part = keyof typeof PARTS;

/** In the data folder: what is to be moved into place. Its name appears at once, whole, and from then on the restore is finished. */
const RESTORING_FOLDER = 'restoring';
const PLAN = 'plan.json';

const plan = z.object({
  /** Name of the folder that keeps the data from before, in the data folder. */
  kept: z.string(),
  /** What leaves the data folder, in this order. */
  away: z.array(z.string()),
  /** What takes its place. */
  into: z.array(z.string()),
});

interface Restore {
  root: string;
  dataFolder: string;
  backups: string;
  /** Where the shop has its database on Postgres: a dump is restored there, before files are moved. It must be empty. */
  databaseUrl?: string | undefined;
  name: string;
  /** The whole backup if unset. */
  only?: Part;
  /** Restores although the backup has faults. */
  isForced: boolean;
}

/**
 * Puts a backup in place of the data, which are kept beside. A restore that is killed has changed nothing, or is finished by
 * `finishRestore`.
 * @returns the folder that keeps the data from before
 * @throws CommandFailure while the shop runs, or when the backup has faults
 */
export async function restore({
  root,
  dataFolder,
  databaseUrl,
  backups,
  name,
  only,
  isForced,
}: Restore): Promise<string> {
  const archive = join(backups, name);
  if (!(await archivesIn(backups)).includes(name))
    throw new CommandFailure(`There is no backup ${name} in ${backups}: npm run data -- list`);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = lockData(dataFolder, 'alone');
  if (!lock)
    throw new CommandFailure(`The shop is running on the data in ${dataFolder}. Stop it, then restore.`);
  const draft = draftIn(dataFolder);
  try {
    await usable(dataFolder, async () => {
      await rm(draft, { recursive: true, force: true });
      await cp(archive, draft, { recursive: true });
      const faults = await archiveFaults(root, draft);
      if (faults.length > 0 && !isForced)
        throw new CommandFailure(
          [`${name} is not restored, because it has faults. Nothing was changed.`, ...faults].join('\n'),
        );
      if (only !== 'registry' && (hasDump(draft) || databaseUrl !== undefined))
        await restoreDump(root, draft);
      await writePlan(draft, only);
      await rename(draft, join(dataFolder, RESTORING_FOLDER));
      await syncFolder(dataFolder);
    });
    return await moveIntoPlace(dataFolder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.close();
  }
}

/**
 * Finishes a restore that was interrupted.
 * @returns the folder that keeps the data from before; undefined when there is nothing to finish
 * @throws CommandFailure while it is still under way
 */
export async function finishRestore(dataFolder: string): Promise<string | undefined> {
  if (!existsSync(join(dataFolder, RESTORING_FOLDER))) return undefined;
  const lock = lockData(dataFolder, 'alone');
  if (!lock) throw new CommandFailure(`The data in ${dataFolder} are being restored. Try again later.`);
  try {
    return await moveIntoPlace(dataFolder);
  } finally {
    lock.close();
  }
}

function hasDump(folder: string): boolean {
  return existsSync(join(folder, 'shop.dump'));
}

/** Where the restored files are before a restore is certain, and after it is finished. */
function draftIn(dataFolder: string): string {
  return join(dataFolder, `${RESTORING_FOLDER}.draft`);
}

async function writePlan(draft: string, only: Part | undefined): Promise<void> {
  const wanted = only === undefined ? (['database', 'registry'] as const) : [only];
  const isThere = (item: string) => existsSync(join(draft, item));
  // Beside a foreign provider a backup has no database; before the first publication it has no registry.
  const away = wanted
    .map((part) => PARTS[part])
    .filter((items) => items.some(isThere))
    .flat();
  const into = away.filter(isThere);
  if (into.length === 0) throw new CommandFailure('The backup does not hold what is to be restored.');
  // Who publishes may be another user. Database and secrets stay their owner's alone.
  for (const path of await filesBelow(draft))
    if (PARTS.registry.some((item) => path.startsWith(item))) await chmod(join(draft, path), 0o644);
  // A backup that was elsewhere may have lost its rights, and the provider refuses secrets that others can read.
  if (into.includes('secrets.json')) await chmod(join(draft, 'secrets.json'), 0o600);
  const kept = `before-restore-${backupName(new Date())}`;
  await writeFile(join(draft, PLAN), JSON.stringify({ kept, away, into } satisfies z.infer<typeof plan>));
  await syncAll(draft);
}

/** Each step may have been done before. */
async function moveIntoPlace(dataFolder: string): Promise<string> {
  const restoring = join(dataFolder, RESTORING_FOLDER);
  const { kept, away, into } = plan.parse(JSON.parse(await readFile(join(restoring, PLAN), 'utf8')));
  const old = join(dataFolder, kept);
  await mkdir(old, { recursive: true, mode: 0o700 });
  for (const item of away) {
    // Where the backup has the item, and it is no longer here, its place holds the new one.
    const isDone = into.includes(item) && !existsSync(join(restoring, item));
    if (!isDone && existsSync(join(dataFolder, item))) await rename(join(dataFolder, item), join(old, item));
    if (!isDone && into.includes(item)) await rename(join(restoring, item), join(dataFolder, item));
  }
  await syncFolder(old);
  await syncFolder(dataFolder);
  // At once, because without its plan it could not be finished.
  await rename(restoring, draftIn(dataFolder));
  await rm(draftIn(dataFolder), { recursive: true });
  return old;
}
