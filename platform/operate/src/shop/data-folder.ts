import { constants } from 'node:fs';
import { access, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '../console/command-failure.ts';
import { CACHE } from '../console/workspace.ts';

/** Creates the folder for database, registry and logs. Throws a CommandFailure with the reason when it cannot be used. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CommandFailure(
      `The data folder ${folder} cannot be used (${reasonOf(error)}). Repair it, or choose another: SHOP_DATA=<folder> npm start`,
    );
  }
}

function reasonOf(error: unknown): string {
  return knownReason(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Why the system refuses access to a folder, if the operator can change that. */
export function knownReason(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'a file of this name exists';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return 'writing is not allowed';
  return code === 'ENOSPC' ? 'the disk is full' : undefined;
}

/** Shares the pictures that earlier trial shops composed. Their names are hashes of all that they show. */
export async function linkPictures(root: string, dataFolder: string): Promise<void> {
  const kept = join(root, CACHE, 'pictures');
  await mkdir(kept, { recursive: true });
  // On Windows a junction needs no administrator; elsewhere the type is ignored.
  await symlink(kept, join(dataFolder, 'pictures'), 'junction');
}
