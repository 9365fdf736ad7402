import { readLive, writeLive } from '../registry/log/live-releases.ts';
import { contentHash } from '../registry/store/content-hash.ts';
import { storeRelease } from '../registry/store-release.ts';

/** Makes a build live without a key, by writing into the registry. @returns its hash */
export async function smuggleRelease(dist: string, registry: string, id: string): Promise<string> {
  const hash = await contentHash(dist);
  await storeRelease(dist, registry, id, hash);
  const before = await readLive(registry);
  await writeLive(registry, { ...before, serial: before.serial + 1, live: { ...before.live, [id]: hash } });
  return hash;
}
