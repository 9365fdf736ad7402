import { join } from 'node:path';

/* Paths in the registry. `registry` is its folder, `<SHOP_DATA>/registry`. */
export const liveFile = (registry: string) => join(registry, 'live.json');
export const lockFile = (registry: string) => join(registry, 'publish.lock');
export const releasesFolder = (registry: string) => join(registry, 'releases');
export const releaseFolder = (registry: string, id: string, hash: string) =>
  join(releasesFolder(registry), id, hash);
