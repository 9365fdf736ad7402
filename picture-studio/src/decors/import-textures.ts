import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourTexture } from 'catalogue/import/read-product-file';
import { ValidationErrors } from 'catalogue/table/validation-errors';
import sharp from 'sharp';
import { replaceFile } from 'store/replace-file';
import { COLUMNS, TABLE } from './colour-tiles.ts';

/** The largest file in bytes, and the limits of each side in pixels. */
const MOST_BYTES = 20 * 1024 ** 2;
const [SMALLEST, LARGEST] = [512, 4096];
const FORMATS = ['jpeg', 'png', 'webp'];
/** Stored tiles have at most this many pixels on a side, like the large tiles of the shop's own colours. */
const KEPT = 1536;
/** Millimetres: each picture shows the full width of a sheet. */
const WIDTH = 1220;

/**
 * Checks the pictures of surfaces that come with an imported catalogue, and replaces the tiles in a folder by them.
 * @throws {CatalogueError} with row and column of each unfit picture; the folder is not changed then
 */
export async function importTextures(textures: readonly ColourTexture[], folder: string): Promise<void> {
  const errors = new ValidationErrors();
  const tiles = new Map<string, Buffer>();
  const rows: string[] = [];
  for (const { colour_name, code, path, cell } of textures) {
    const picture = await readPicture(path);
    if (typeof picture === 'string') {
      errors.report(cell, picture);
      continue;
    }
    const stem = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    tiles.set(`${stem}-small.jpg`, picture);
    rows.push([colour_name, code, '-', '-', '-', WIDTH, stem].join('\t'));
  }
  errors.throwIfAny();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // All files are written before the table that lists them, because a running shop reads the table.
  for (const [file, tile] of tiles) await replaceFile(join(folder, file), tile);
  await replaceFile(join(folder, TABLE), `${[COLUMNS.join('\t'), ...rows].join('\n')}\n`);
}

/** Removes all tiles of an import, beginning with the table, which a running shop reads. */
export function removeTextures(folder: string): void {
  rmSync(join(folder, TABLE), { force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** @returns the picture as a tile, or a sentence that says why it is unfit */
async function readPicture(path: string): Promise<Buffer | string> {
  if (statSync(path).size > MOST_BYTES) return `the picture is larger than ${MOST_BYTES / 1024 ** 2} MB.`;
  const picture = sharp(path, { limitInputPixels: LARGEST ** 2, failOn: 'error' });
  try {
    const { format, width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format) || pages > 1) return 'the picture is not a JPEG, PNG or WebP.';
    if (width !== height) return `the picture has ${width} × ${height} pixels; it must be square.`;
    if (width < SMALLEST || width > LARGEST)
      return `the picture is ${width} pixels wide; it needs ${SMALLEST} to ${LARGEST}.`;
    const size = Math.min(width, KEPT);
    return await picture
      .resize(size, size)
      .flatten()
      .toColourspace('srgb')
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } catch {
    return 'the picture cannot be read: it is damaged, or no JPEG, PNG or WebP.';
  }
}
