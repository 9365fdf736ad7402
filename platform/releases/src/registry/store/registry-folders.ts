import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

/* Paths in the registry. `registry` is its folder, `<SHOP_DATA>/registry`. */
export const liveFile = (registry: string) => join(registry, 'live.json');
/** Becomes the next `live.json`. It is as large already, so that a full disk does not prevent a change. */
export const spareFile = (registry: string) => join(registry, 'live.json.spare');
export const logFile = (registry: string) => join(registry, 'log.jsonl');
export const servedFile = (registry: string) => join(registry, 'served.json');
export const reportsFile = (registry: string) => join(registry, 'reported-errors.json');
export const lockFile = (registry: string) => join(registry, 'publish.lock');
/** Beside the registry, so that who may publish (write into the registry) need not be able to change who else may. */
export const teamsFile = (registry: string) => join(registry, '..', 'teams.json');
/** Beside the registry, too: what was served once must not be forgotten by who may write there. */
export const servedChangesFile = (registry: string) => join(registry, '..', 'served-changes.json');
export const releasesFolder = (registry: string) => join(registry, 'releases');
export const releaseFolder = (registry: string, id: string, hash: string) =>
  join(releasesFolder(registry), id, hash);
/** Beside the release, whose bytes never change. */
export const signatureFile = (registry: string, id: string, hash: string) =>
  `${releaseFolder(registry, id, hash)}.signature.json`;
/** Where a release is written while it is fetched: another place for each attempt. */
export const fetchDraft = (registry: string, id: string, hash: string) =>
  `${releaseFolder(registry, id, hash)}.${randomBytes(4).toString('hex')}.draft`;
