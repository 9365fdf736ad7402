import { join } from 'node:path';

/* Paths in the registry. `registry` is its folder, `<SHOP_DATA>/registry`. */
export const liveFile = (registry: string) => join(registry, 'live.json');
/** Becomes the next `live.json`. It is as large already, so that a full disk does not prevent a change. */
export const spareFile = (registry: string) => join(registry, 'live.json.spare');
export const logFile = (registry: string) => join(registry, 'log.jsonl');
export const servedFile = (registry: string) => join(registry, 'served.json');
export const lockFile = (registry: string) => join(registry, 'publish.lock');
export const releasesFolder = (registry: string) => join(registry, 'releases');
export const releaseFolder = (registry: string, id: string, hash: string) =>
  join(releasesFolder(registry), id, hash);
