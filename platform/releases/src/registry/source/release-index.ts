import { z } from 'zod';
import { signature } from '../signing/release-signature.ts';
import { digestOfFiles, hashOfDigest } from '../store/content-hash.ts';
import { jsonOf } from '../store/read-json.ts';
import { ReleaseRefused } from '../store/release-refused.ts';

/** Ten times as many as the largest release has. */
const MAX_FILES = 2_000;
const MAX_PATH = 300;
/** A path below a release's folder that means the same on every system: no `..`, no drive, no device, nothing hidden. */
const PATH = /^(release\.json|(client|server)(\/[\w~@+-][\w.~@+-]*)+)$/;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256');

const releaseIndex = z.object({
  files: z
    .array(
      z.object({
        path: z.string().max(MAX_PATH).regex(PATH, 'is not the path of a released file'),
        sha256,
      }),
    )
    .max(MAX_FILES),
  /** SHA-256 of its source maps, which are not part of the release's hash. */
  maps: sha256.optional(),
  /** The signature of the team that published it; absent for a remote without teams. */
  signature: signature.optional(),
});

/** The index that a source has of a release: its files, which the source stores under the SHA-256 of their contents. */
export type ReleaseIndex = z.infer<typeof releaseIndex>;

/** More bytes than an index with the largest number of files has. */
export const MAX_INDEX_BYTES = 1_000_000;

export const indexName = (id: string, hash: string) => `${id}/${hash}/index.json`;
export const fileName = (id: string, hash: string, sha256: string) => `${id}/${hash}/${sha256}`;

/**
 * Reads the index of a release. Its list of files must have the hash by which the release is named.
 * @returns also the digest that teams sign
 * @throws ReleaseRefused
 */
export function parsedIndex(text: string, id: string, hash: string, source: string) {
  const refuse = (reason: string) => new ReleaseRefused([`${source} has no valid ${id} ${hash}: ${reason}.`]);
  const json = jsonOf(text);
  if (json === undefined) throw refuse('its index is not JSON');
  const { data, error } = releaseIndex.safeParse(json);
  if (!data) {
    const [issue] = error.issues;
    throw refuse(`its index: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const files = data.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const digest = digestOfFiles(files);
  if (hashOfDigest(digest) !== hash) throw refuse('its index lists the files of another release');
  return { files, digest, maps: data.maps, signature: data.signature };
}
