import { readdir, statfs } from 'node:fs/promises';
import { dateOfBackup } from 'store/backup-name';

export interface Disk {
  /** Bytes on the disk with the data. */
  free: number;
  total: number;
  backups: number;
  /** Milliseconds since 1970; undefined without a backup. */
  lastBackup: number | undefined;
}

export async function readDisk(dataFolder: string, backupFolder: string): Promise<Disk> {
  const [{ bavail, blocks, bsize }, names] = await Promise.all([
    statfs(dataFolder),
    readdir(backupFolder).catch(() => []),
  ]);
  const dates = names.map(dateOfBackup).filter((date) => !Number.isNaN(date));
  return {
    free: bavail * bsize,
    total: blocks * bsize,
    backups: dates.length,
    lastBackup: dates.sort((one, other) => one - other).at(-1),
  };
}
