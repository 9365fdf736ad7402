import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below the data folder with copies of the data, logs, and pictures that the provider trusts. */
const OWN = /^(?:backups|logs|pictures|before-restore-.*)$/;
const READ_OR_WRITE = 0o066;
const ANY = 0o077;
const OWNER_ALONE = 0o700;
/** Lets other users enter a folder, but not list it. */
const PASSED_THROUGH = 0o711;

/**
 * API-143: removes other users' access to the folders of an existing shop. If they publish, they may still enter, to reach the
 * registry. A folder of another owner, such as a mounted one, is left alone.
 */
export function keepFoldersPrivate(folder: string): void {
  const others = rightsOf(join(folder, 'registry')) & 0o022 ? PASSED_THROUGH : OWNER_ALONE;
  if (rightsOf(folder) & READ_OR_WRITE) restrict(folder, others);
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && OWN.test(entry.name)))
    if (rightsOf(join(folder, name)) & ANY) restrict(join(folder, name), OWNER_ALONE);
}

function rightsOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
