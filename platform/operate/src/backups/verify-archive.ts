import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registryFaults } from 'releases/registry/copy-registry';
import { changedFiles, readManifest } from './archive.ts';
import { databaseFaults } from './provider-part.ts';

/** One sentence for each fault. */
export async function archiveFaults(root: string, folder: string): Promise<string[]> {
  if (!existsSync(folder)) return ['There is no such backup.'];
  const manifest = await readManifest(folder);
  const faults = [...(await changedFiles(folder)), ...(await contentFaults(root, folder))];
  const noted = manifest?.faults ?? [];
  return [...faults, ...noted.filter((fault) => !faults.includes(fault))];
}

/** Whether there is a SQLite file or a Postgres dump. */
function hasDatabase(folder: string): boolean {
  return ['shop.sqlite', 'shop.dump'].some((file) => existsSync(join(folder, file)));
}

/** Faults in the contents of the files. With a foreign provider there is no database. */
export async function contentFaults(root: string, folder: string): Promise<string[]> {
  return [
    ...(hasDatabase(folder) ? await databaseFaults(root, folder) : []),
    ...(await registryFaults(join(folder, 'registry'))),
  ];
}
