import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRegistry } from 'releases/registry/copy-registry';
import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { backupName } from 'store/backup-name';
import { CommandFailure } from '../console/command-failure.ts';
import { knownReason } from '../shop/data-folder.ts';
import { archivesIn, isGood, type Manifest, seal, syncFolder } from './archive.ts';
import { lockData } from './data-lock.ts';
import { copyDatabase } from './provider-part.ts';
import { contentFaults } from './verify-archive.ts';

export interface BackupPlace {
  root: string;
  dataFolder: string;
  backups: string;
  /** The database is that of another company's provider. */
  isProviderForeign: boolean;
}

interface Made {
  name: string;
  manifest: Manifest;
  deleted: string[];
}

/** The ending of a backup that is unfinished, or is being deleted. */
const DRAFT = '.draft';

/**
 * Backs up the data while the shop runs, and checks the backup. It gets its name only when it is whole and on the disk.
 * @param keep deletes the backups that are older than that many good ones
 * @throws CommandFailure when none could be made
 */
export async function backUp(place: BackupPlace, keep?: number): Promise<Made> {
  const { dataFolder, backups } = place;
  if (!existsSync(dataFolder))
    throw new CommandFailure(`There is nothing to back up: ${dataFolder} does not exist.`);
  const use = lockData(dataFolder, 'shared');
  if (!use) throw new CommandFailure(`The data in ${dataFolder} are being restored, so none were backed up.`);
  try {
    return await usable(backups, async () => {
      await mkdir(backups, { recursive: true, mode: 0o700 });
      const turn = lockData(backups, 'alone');
      if (!turn) throw new CommandFailure(`Another backup is being written to ${backups}.`);
      try {
        await deleteDrafts(backups);
        const made = await writeArchive(place);
        return { ...made, deleted: keep === undefined ? [] : await deleteOld(backups, keep) };
      } finally {
        turn.close();
      }
    });
  } finally {
    use.close();
  }
}

async function writeArchive(place: BackupPlace): Promise<Omit<Made, 'deleted'>> {
  const { root, dataFolder, backups } = place;
  const date = new Date();
  const name = backupName(date);
  const draft = join(backups, `${name}${DRAFT}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    const facts = place.isProviderForeign ? undefined : await copyDatabase(root, dataFolder, draft);
    // A damaged registry must not keep the orders from being backed up.
    const faults = await copyRegistry(join(dataFolder, 'registry'), join(draft, 'registry')).then(
      (): string[] => [],
      (error: unknown) => {
        if (error instanceof RegistryDamaged) return [error.message];
        throw error;
      },
    );
    faults.push(...(await contentFaults(root, draft)));
    const manifest = await seal(draft, { date: date.toISOString(), ...facts, faults });
    await rename(draft, join(backups, name));
    await syncFolder(backups);
    return { name, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Runs `work`, which writes to a folder. @throws CommandFailure with the reason when the folder cannot be used */
export async function usable<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = knownReason(error);
    if (reason === undefined) throw error;
    throw new CommandFailure(`${folder} cannot be used (${reason}). Nothing was changed.`);
  }
}

async function deleteDrafts(backups: string): Promise<void> {
  for (const name of await readdir(backups))
    if (name.endsWith(DRAFT)) await rm(join(backups, name), { recursive: true });
}

async function deleteOld(backups: string, keep: number): Promise<string[]> {
  const deleted: string[] = [];
  let good = 0;
  for (const name of await archivesIn(backups)) {
    const folder = join(backups, name);
    if (good < keep) {
      if (await isGood(folder)) good += 1;
      continue;
    }
    // A half-deleted backup must not have the name of a backup.
    await rename(folder, `${folder}${DRAFT}`);
    await rm(`${folder}${DRAFT}`, { recursive: true });
    deleted.push(name);
  }
  return deleted;
}
