import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Store, StoreFailure } from 'store/store';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { neededReleases } from '../log/needed-releases.ts';
import { isRightlySigned, signatureError, teamNames, writeSignature } from '../signing/release-signature.ts';
import { readTeams, type Teams } from '../signing/teams.ts';
import { type FileDigest, isWhole, sha256 } from '../store/content-hash.ts';
import { fetchDraft, releaseFolder } from '../store/registry-folders.ts';
import { readRelease } from '../store/release-manifest.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import { sourceMapsFile } from '../store/source-maps.ts';
import { fileName, indexName, MAX_INDEX_BYTES, parsedIndex } from './release-index.ts';

/** Milliseconds to fetch all files of a release. */
const TIME_LIMIT = 60_000;
const MAX_FILE_BYTES = 32 * 2 ** 20;
/** A release has 1 to 4 MB. */
const MAX_RELEASE_BYTES = 256 * 2 ** 20;
/** Number of downloads at a time. */
const AT_ONCE = 8;

/** A source does not respond, or its response is not valid. */
class SourceUnusable extends ReleaseRefused {}

interface Wanted {
  id: string;
  hash: string;
}

/**
 * Makes sure that a whole release is in the registry. One that is missing, damaged, or not validly signed is fetched from the source. Its
 * files are written beside its folder, and moved there when all have the right content.
 * @param timeLimit milliseconds
 * @throws ReleaseRefused when the source does not have it, or only damaged or not signed by its team
 */
export async function ensureStored(
  registry: string,
  source: Store | undefined,
  teams: Teams,
  { id, hash }: Wanted,
  timeLimit = TIME_LIMIT,
): Promise<void> {
  const isStored = await isWhole(releaseFolder(registry, id, hash), hash);
  if (isStored && (!source || !(await signatureError(registry, teams, id, hash)))) return;
  if (!source)
    throw new ReleaseRefused([
      `This machine does not have ${id} ${hash}: name where releases come from (RELEASE_SOURCE).`,
    ]);
  const stop = AbortSignal.timeout(timeLimit);
  const text = await readFrom(source, indexName(id, hash), MAX_INDEX_BYTES, stop);
  if (!text)
    throw new ReleaseRefused([
      `${source.place} does not have ${id} ${hash}. Push it where it was published: npm run release -- push`,
    ]);
  const { files, digest, maps, signature } = parsedIndex(String(text), id, hash, source.place);
  if (!isRightlySigned(teams, id, digest, signature))
    throw new ReleaseRefused([
      `${id} ${hash} of ${source.place} is not signed by ${teamNames(teams, id)}. It is not served.`,
    ]);
  if (!isStored) await download(registry, source, { id, hash }, { files, maps }, stop);
  if (signature) await writeSignature(registry, id, hash, signature);
}

async function readFrom(source: Store, name: string, limit: number, stop: AbortSignal) {
  return source.read(name, limit, stop).catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error;
    throw new SourceUnusable([`The source of releases ${source.place} cannot be used: ${error.message}.`]);
  });
}

async function download(
  registry: string,
  source: Store,
  wanted: Wanted,
  { files, maps }: { files: readonly FileDigest[]; maps: string | undefined },
  stop: AbortSignal,
): Promise<void> {
  const { id, hash } = wanted;
  const folder = releaseFolder(registry, id, hash);
  const draft = fetchDraft(registry, id, hash);
  const waiting = [...files];
  let room = MAX_RELEASE_BYTES;
  const fetchFiles = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const limit = Math.min(MAX_FILE_BYTES, room);
      const content = await readFrom(source, fileName(id, hash, file.sha256), limit, stop);
      room -= content?.length ?? 0;
      if (!content || sha256(content) !== file.sha256)
        throw new ReleaseRefused([`${source.place} has ${file.path} of ${id} ${hash} not, or damaged.`]);
      await writeSynced(join(draft, file.path), content);
    }
  };
  try {
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchFiles));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const release = await readRelease(draft);
    if (release.id !== id || !(await isWhole(draft, hash)))
      throw new ReleaseRefused([`${source.place} has another release as ${id} ${hash}.`]);
    if (maps) await fetchMaps(source, fileName(id, hash, maps), maps, draft, stop);
    // Another process may have fetched it meanwhile.
    if (await isWhole(folder, hash)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Fetches the source maps. Without them a release is served all the same, and its source may have lost them. */
async function fetchMaps(
  source: Store,
  name: string,
  digest: string,
  draft: string,
  stop: AbortSignal,
): Promise<void> {
  const content = await source.read(name, MAX_FILE_BYTES, stop).catch(() => undefined);
  if (content && sha256(content) === digest) await writeSynced(sourceMapsFile(draft), content);
}

async function writeSynced(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // `wx` neither follows a link nor overwrites a file.
  await writeFile(file, content, { flag: 'wx', mode: 0o644, flush: true });
}

/**
 * Fetches further releases that an open tab or a rollback may need, as far as the source has them.
 * @param ids only of these packages
 */
export async function fetchEarlier(
  registry: string,
  source: Store | undefined,
  ids?: readonly string[],
): Promise<void> {
  if (!source) return;
  const teams = await readTeams(registry);
  const { live } = await readLive(registry);
  for (const name of neededReleases(await readLog(registry), live)) {
    const [id = '', hash = ''] = name.split('/');
    if ((ids && !ids.includes(id)) || existsSync(releaseFolder(registry, id, hash))) continue;
    try {
      await ensureStored(registry, source, teams, { id, hash });
    } catch (error) {
      // A lost release is skipped, here and by a rollback. A rollback must not wait for a source that does not respond.
      if (error instanceof SourceUnusable || !(error instanceof ReleaseRefused)) return;
    }
  }
}
