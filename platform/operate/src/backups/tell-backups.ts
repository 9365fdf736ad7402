import { join } from 'node:path';
import { registryFaults } from 'releases/registry/copy-registry';
import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
import { ServerFailure } from '../processes/server-process.ts';
import { archivesIn, changedFiles, isGood, type Manifest, readManifest } from './archive.ts';
import type { Part } from './restore.ts';

/** Exit code of a provider whose data are damaged or lost. */
const DATA_LOST = 65;

export async function tellBackups(backups: string): Promise<void> {
  const rows = [['BACKUP', 'SIZE', 'ORDERS', 'STATE']];
  for (const name of await archivesIn(backups)) {
    const manifest = await readManifest(join(backups, name));
    const [fault] = manifest?.faults.concat(await changedFiles(join(backups, name))) ?? [
      'its manifest is damaged',
    ];
    rows.push([name, manifest ? sizeOf(manifest) : '', String(manifest?.orders ?? ''), fault ?? 'good']);
  }
  if (rows.length === 1) return say(`There is no backup in ${backups}.`);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  for (const row of rows) say(row.map(padded).join('  '));
}

export function sizeOf({ files }: Manifest): string {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Adds the command that restores the newest good backup to an error about damaged data. Other errors stay as they are. */
export async function withWayBack(error: unknown, backups: string): Promise<unknown> {
  const isDatabase = error instanceof ServerFailure && error.exitCode === DATA_LOST;
  if (!isDatabase && !(error instanceof RegistryDamaged)) return error;
  return new CommandFailure(
    `${error.message}\n${await wayBack(backups, isDatabase ? undefined : 'registry')}`,
  );
}

/** Prints what is damaged in the live releases, with the command that restores them. */
export async function tellRegistryFaults(dataFolder: string, backups: string): Promise<void> {
  const faults = await registryFaults(join(dataFolder, 'registry'));
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) say(`  ${await wayBack(backups, 'registry')}`);
}

/** A sentence with the newest good backup and the command that restores it. */
async function wayBack(backups: string, only?: Part): Promise<string> {
  for (const name of await archivesIn(backups)) {
    if (!(await isGood(join(backups, name)))) continue;
    const option = only === undefined ? '' : ` --only ${only}`;
    return `The newest good backup is ${name}; with the shop stopped: npm run data -- restore ${name}${option}`;
  }
  return `There is no good backup in ${backups}.`;
}
