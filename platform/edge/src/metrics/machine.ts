import { readdir, statfs } from 'node:fs/promises';

/** A backup's folder: its date in UTC, without characters that a file's name cannot have everywhere. */
const BACKUP = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

export interface Disk {
  /** Bytes, where the data are. */
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
  const dates = names.filter((name) => BACKUP.test(name)).sort();
  const last = dates.at(-1)?.replace(BACKUP, '$1T$2:$3:$4.$5Z');
  return {
    free: bavail * bsize,
    total: blocks * bsize,
    backups: dates.length,
    lastBackup: last === undefined ? undefined : Date.parse(last),
  };
}
