/** Spec 9. */
export const MAX_IMAGES_PER_TAB = 8;

/** How many columns a picture takes: one, two from 768 px on (of four), or two on every screen (of two, of four). */
export type Tile = 'one' | 'two on wide' | 'two';

const TILES: Readonly<Record<string, Tile>> = { '.': 'one', w: 'two on wide', W: 'two' };

/** By the number of pictures. Every row is full, of two columns as of four; a single picture has nothing beside it. */
const PATTERNS = ['', 'W', 'ww', 'W..', 'wwww', 'W..ww', 'W....W', 'W..wwww', 'W....Www'];

/** The tiles of a tab with `count` pictures, at most 8. */
export function mosaicPattern(count: number): Tile[] {
  return Array.from(PATTERNS[count] ?? '', (letter) => TILES[letter] ?? 'one');
}
