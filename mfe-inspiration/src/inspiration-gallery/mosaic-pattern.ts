/** INSP-1. */
export const MAX_IMAGES_PER_TAB = 8;

/** Columns that a tile takes: one; two of four from 768 px on; or always two, of two columns or four. */
export type Tile = 'one' | 'two on wide' | 'two';

const TILES: Readonly<Record<string, Tile>> = { '.': 'one', w: 'two on wide', W: 'two' };

/** Index: the number of pictures. Every row is full with two columns and with four, except that a single picture stands alone. */
const PATTERNS = ['', 'W', 'ww', 'W..', 'wwww', 'W..ww', 'W....W', 'W..wwww', 'W....Www'];

/** The tiles for `count` pictures, at most `MAX_IMAGES_PER_TAB`. */
export function mosaicPattern(count: number): Tile[] {
  return Array.from(PATTERNS[count] ?? '', (letter) => TILES[letter] ?? 'one');
}
