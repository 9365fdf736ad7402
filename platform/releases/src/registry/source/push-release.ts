import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Store, StoreFailure } from 'store/store';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { neededReleases } from '../log/needed-releases.ts';
import { readSignature, type Signature } from '../signing/release-signature.ts';
import { fileDigests, isWhole, sha256 } from '../store/content-hash.ts';
import { releaseFolder } from '../store/registry-folders.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import { sourceMapsFile } from '../store/source-maps.ts';
import { fileName, indexName, type ReleaseIndex } from './release-index.ts';

/** Number of uploads at a time. */
const AT_ONCE = 8;
/** Milliseconds to upload one file. */
const UPLOAD_LIMIT = 60_000;

interface PushedRelease {
  id: string;
  hash: string;
  /** The folder of its files: a stored release, or the `dist` folder of a build. */
  folder: string;
  signature: Signature | undefined;
}

/**
 * Uploads a release to a store: the files that the store lacks, then the index, so that no index lists a file that is not there.
 * @throws ReleaseRefused
 */
export async function pushRelease(store: Store, release: PushedRelease): Promise<void> {
  await upload(store, release).catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error;
    throw new ReleaseRefused([
      `The store of releases ${store.place} cannot be used: ${error.message}. Nothing went live.`,
    ]);
  });
}

async function upload(store: Store, { id, hash, folder, signature }: PushedRelease): Promise<void> {
  const limit = () => AbortSignal.timeout(UPLOAD_LIMIT);
  const files = await fileDigests(folder);
  const waiting = [...files];
  const uploadFiles = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const name = fileName(id, hash, file.sha256);
      if (await store.has(name, limit())) continue;
      await store.write(name, await readFile(join(folder, file.path)), limit());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, uploadFiles));
  const content = await readFile(sourceMapsFile(folder)).catch(() => undefined);
  const maps = content && sha256(content);
  if (maps) await store.write(fileName(id, hash, maps), content, limit());
  const index: ReleaseIndex = { files, ...(maps && { maps }), ...(signature && { signature }) };
  await store.write(indexName(id, hash), Buffer.from(JSON.stringify(index)), limit());
}

/** A stored release, and whether it was pushed. One that has lost files is not. */
export interface PushResult {
  id: string;
  hash: string;
  isPushed: boolean;
}

/** Pushes the stored releases that an open tab or a rollback may need. */
export async function pushStored(registry: string, store: Store): Promise<PushResult[]> {
  const { live } = await readLive(registry);
  const results: PushResult[] = [];
  for (const name of neededReleases(await readLog(registry), live)) {
    const [id = '', hash = ''] = name.split('/');
    const folder = releaseFolder(registry, id, hash);
    const isPushed = await isWhole(folder, hash);
    if (isPushed)
      await pushRelease(store, { id, hash, folder, signature: await readSignature(registry, id, hash) });
    results.push({ id, hash, isPushed });
  }
  return results;
}
