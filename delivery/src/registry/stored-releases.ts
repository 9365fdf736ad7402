import { releaseFolder } from './registry-folders.ts';
import { type Release, readRelease } from './release-manifest.ts';

/**
 * The releases of `[id, hash]` pairs, as they stand in the registry.
 * One whose files were lost is left out: the rest of the shop does without it.
 */
export async function readStoredReleases(
  registry: string,
  pairs: readonly (readonly [id: string, hash: string])[],
): Promise<Release[]> {
  const read = await Promise.allSettled(
    pairs.map(([id, hash]) => readRelease(releaseFolder(registry, id, hash))),
  );
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
