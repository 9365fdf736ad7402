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

/** Files that are replaced together. SQLite's files beside the database go first: they must never lie beside another database. */
const PARTS = {
  database: ['shop.sqlite-wal', 'shop.sqlite-shm', 'shop.sqlite', 'secrets.json'],
  registry: ['registry', 'teams.json', 'served-changes.json'],
} as const;
export type Part = keyof typeof PARTS;

/** A folder in the data folder with the files to move into place. It gets this name in one step; from then on the restore is completed. */
const RESTORING_FOLDER = 'restoring';
const PLAN = 'plan.json';

const plan = z.object({
  /** Name of the folder that keeps the data from before, in the data folder. */
  kept: z.string(),
  /** The files to move out of the data folder, in this order. */
  away: z.array(z.string()),
  /** The files to move into their place. */
  into: z.array(z.string()),
});

interface Restore {
  root: string;
  dataFolder: string;
  backups: string;
  /** The shop's Postgres database, if it has one. A dump is restored there, before files are moved; it must be empty. */
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

/** Where the restored files are until the restore is certain, and again once it is finished. */
function draftIn(dataFolder: string): string {
  return join(dataFolder, `${RESTORING_FOLDER}.draft`);
}

async function writePlan(draft: string, only: Part | undefined): Promise<void> {
  const wanted = only === undefined ? (['database', 'registry'] as const) : [only];
  const isThere = (item: string) => existsSync(join(draft, item));
  // The backup of a shop with a foreign provider has no database, and one from before the first publication has no registry.
  const away = wanted
    .map((part) => PARTS[part])
    .filter((items) => items.some(isThere))
    .flat();
  const into = away.filter(isThere);
  if (into.length === 0) throw new CommandFailure('The backup does not hold what is to be restored.');
  // Another user may publish, so the registry is readable. Database and secrets stay readable by their owner alone.
  for (const path of await filesBelow(draft))
    if (PARTS.registry.some((item) => path.startsWith(item))) await chmod(join(draft, path), 0o644);
  // A backup that was stored elsewhere may have lost its permissions, and the provider refuses secrets that others can read.
  if (into.includes('secrets.json')) await chmod(join(draft, 'secrets.json'), 0o600);
  const kept = `before-restore-${backupName(new Date())}`;
  await writeFile(join(draft, PLAN), JSON.stringify({ kept, away, into } satisfies z.infer<typeof plan>));
  await syncAll(draft);
}

/** Moves the files of the plan. Each step may already have been done before an interruption. */
async function moveIntoPlace(dataFolder: string): Promise<string> {
  const restoring = join(dataFolder, RESTORING_FOLDER);
  const { kept, away, into } = plan.parse(JSON.parse(await readFile(join(restoring, PLAN), 'utf8')));
  const old = join(dataFolder, kept);
  await mkdir(old, { recursive: true, mode: 0o700 });
  for (const item of away) {
    // When the item is no longer in `restoring`, the data folder already holds the restored one.
    const isDone = into.includes(item) && !existsSync(join(restoring, item));
    if (!isDone && existsSync(join(dataFolder, item))) await rename(join(dataFolder, item), join(old, item));
    if (!isDone && into.includes(item)) await rename(join(restoring, item), join(dataFolder, item));
  }
  await syncFolder(old);
  await syncFolder(dataFolder);
  // Renamed first: if it were deleted in place and interrupted, it would have no plan and could not be finished.
  await rename(restoring, draftIn(dataFolder));
  await rm(draftIn(dataFolder), { recursive: true });
  return old;
}
