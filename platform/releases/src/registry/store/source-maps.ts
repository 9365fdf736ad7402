import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { ReleaseRefused } from './release-refused.ts';

const decompress = promisify(brotliDecompress);

/** Largest size of the uncompressed text, in bytes. The shell's has 2 MB. */
const MAX_TEXT = 64 * 2 ** 20;

/** The source maps of a build or a stored release: Brotli of JSON. They are no part of its hash (decision 192). */
export const sourceMapsFile = (folder: string) => join(folder, 'source-maps.json.br');

/** The path of a source of the shop. It is restricted, because people paste it into a shell. */
export const OWN_SOURCE = /^(?!node_modules\/)\w[\w.@+/-]{0,300}$/;

const sourceMap = z.object({
  version: z.literal(3),
  /** Path in the repository, or from `node_modules/` on. No control characters, which a terminal would execute. */
  sources: z.array(z.string().regex(/^\P{C}*$/u)),
  names: z.array(z.string()),
  mappings: z.string(),
});

const sourceMaps = z.object({
  /** Script below the release's folder → its map: `client/static/js/shop.js`, `server/remote.cjs`. */
  maps: z.record(z.string(), sourceMap),
  /** Path in the repository → text, of the shop's own sources. */
  texts: z.record(z.string().regex(OWN_SOURCE), z.string()),
});

export type SourceMaps = z.infer<typeof sourceMaps>;

/**
 * Undefined for a release without source maps.
 * @throws ReleaseRefused when they cannot be read
 */
export async function readSourceMaps(folder: string): Promise<SourceMaps | undefined> {
  const file = sourceMapsFile(folder);
  if (!existsSync(file)) return undefined;
  try {
    const text = await decompress(await readFile(file), { maxOutputLength: MAX_TEXT });
    return sourceMaps.parse(JSON.parse(String(text)));
  } catch {
    throw new ReleaseRefused([`${file} does not hold source maps: build and publish the release again.`]);
  }
}
