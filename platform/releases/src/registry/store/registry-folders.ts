import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

/* Paths in the registry. `registry` is its folder, `<SHOP_DATA>/registry`. */
export const liveFile = (registry: string) => join(registry, 'live.json');
/** The file that becomes the next `live.json`. It has its size in advance, so that a full disk does not prevent a change. */
export const spareFile = (registry: string) => join(registry, 'live.json.spare');
export const logFile = (registry: string) => join(registry, 'log.jsonl');
export const servedFile = (registry: string) => join(registry, 'served.json');
export const reportsFile = (registry: string) => join(registry, 'reported-errors.json');
export const lockFile = (registry: string) => join(registry, 'publish.lock');
/** Beside the registry, because a user who may publish, and so write to the registry, need not be able to change who else may. */
export const teamsFile = (registry: string) => join(registry, '..', 'teams.json');
/** Beside the registry too: a user who may publish must not be able to erase what was served. */
export const servedChangesFile = (registry: string) => join(registry, '..', 'served-changes.json');
export const releasesFolder = (registry: string) => join(registry, 'releases');
export const releaseFolder = (registry: string, id: string, hash: string) =>
  join(releasesFolder(registry), id, hash);
/** Beside the release's folder, whose bytes never change. */
export const signatureFile = (registry: string, id: string, hash: string) =>
  `${releaseFolder(registry, id, hash)}.signature.json`;
/** The folder to which a release is fetched; each attempt has its own. */
export const fetchDraft = (registry: string, id: string, hash: string) =>
  `${releaseFolder(registry, id, hash)}.${randomBytes(4).toString('hex')}.draft`;
