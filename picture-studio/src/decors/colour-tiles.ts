import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from 'catalogue/table/read-table';
import { ValidationErrors } from 'catalogue/table/validation-errors';
import type { ColourTiles } from '../scenes/decor.ts';

/** The folder with the tiles of the catalogue's colours (decision 026). `workshop/decors` writes the files and their table. */
export const TEXTURES: string = join(import.meta.dirname, '../../textures');

export const TABLE = 'textures.tsv';
export const COLUMNS = ['colour_name', 'code', 'build', 'figure', 'cut', 'millimetres', 'files'] as const;
/** JPEG can be decoded at half or a quarter of its size in less time; WebP needs half the bytes. */
const EXTENSIONS = { small: 'jpg', large: 'webp', room: 'jpg', relief: 'jpg' } as const;
const VERSION_DIGITS = 16;

export interface TilesOfColour {
  code: string;
  tiles: ColourTiles | undefined;
  flutedTiles: ColourTiles | undefined;
}

/**
 * The tiles of each colour, by the colour's name.
 * @throws {CatalogueError} for a row whose files are missing
 */
export function readColourTiles(folder: string = TEXTURES): Map<string, TilesOfColour> {
  const errors = new ValidationErrors();
  const colours = new Map<string, TilesOfColour>();
  for (const row of readTable(folder, TABLE, COLUMNS, errors)) {
    const stem = row.text('files');
    const found = Object.entries(EXTENSIONS)
      .map(([kind, extension]) => [kind, join(folder, `${stem}-${kind}.${extension}`)] as const)
      .filter(([, file]) => existsSync(file));
    const { small, ...others } = Object.fromEntries(found);
    if (small === undefined) {
      row.reject('files', `there is no ${stem}-small.jpg.`);
      continue;
    }
    const hash = createHash('sha256');
    for (const [, file] of found) hash.update(readFileSync(file));
    const tiles: ColourTiles = {
      version: hash.digest('hex').slice(0, VERSION_DIGITS),
      millimetres: Number(row.text('millimetres')),
      files: { small, ...others },
      figure: row.optional('figure') || undefined,
      cut: row.optional('cut') || undefined,
    };
    const name = row.text('colour_name');
    const known = colours.get(name) ?? { code: row.hex('code'), tiles: undefined, flutedTiles: undefined };
    colours.set(name, { ...known, [row.optional('build') === '' ? 'tiles' : 'flutedTiles']: tiles });
  }
  errors.throwIfAny();
  return colours;
}
