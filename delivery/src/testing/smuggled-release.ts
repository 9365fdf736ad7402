import { contentHash } from '../registry/content-hash.ts';
import { readLive, writeLive } from '../registry/live-releases.ts';
import { storeRelease } from '../registry/store-release.ts';

/** Makes a build live without a key, by writing into the registry. @returns its hash */
export async function smuggleRelease(dist: string, registry: string, id: string): Promise<string> {
  const hash = await contentHash(dist);
  await storeRelease(dist, registry, id, hash);
  const { serial, live, history } = await readLive(registry);
  await writeLive(registry, { serial: serial + 1, live: { ...live, [id]: hash }, history });
  return hash;
}
