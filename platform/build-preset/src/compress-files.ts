import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|html|map|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const FASTEST = { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED };

/**
 * Writes `.br` and `.gz` files beside each text file.
 * @param isQuick compresses little, for a build that no shopper loads
 */
export async function compressFiles(folder: string, { isQuick = false } = {}): Promise<void> {
  const level = isQuick ? FASTEST : BEST;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: level.brotli };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await zip(content, { level: level.gzip }));
    }),
  );
}
