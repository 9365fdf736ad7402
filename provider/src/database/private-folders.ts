import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Below the data folder: copies of the data, logs, and pictures that the provider believes. */
const OWN = /^(?:backups|logs|pictures|before-restore-.*)$/;
const READ_OR_WRITE = 0o066;
const ANY = 0o077;
const OWNER_ALONE = 0o700;
/** Others may pass to a folder that they know, and list nothing. */
const PASSED_THROUGH = 0o711;

/**
 * API-143: takes the folders of an existing shop away from other users. Where these publish, they may still pass through to the
 * registry. A folder of another owner, such as a mounted one, is left as it is.
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
