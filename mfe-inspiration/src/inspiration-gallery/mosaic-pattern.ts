/** INSP-1. */
export const MAX_IMAGES_PER_TAB = 8;

/** The columns that a tile takes: one, two from 768 px on, or always two. There are two columns on phones, four on wider screens. */
export type Tile = 'one' | 'two on wide' | 'two';

const TILES: Readonly<Record<string, Tile>> = { '.': 'one', w: 'two on wide', W: 'two' };

/** Pattern by number of pictures. In two and in four columns every row is full, except for a single picture. */
const PATTERNS = ['', 'W', 'ww', 'W..', 'wwww', 'W..ww', 'W....W', 'W..wwww', 'W....Www'];

export function mosaicPattern(count: number): Tile[] {
  return Array.from(PATTERNS[count] ?? '', (letter) => TILES[letter] ?? 'one');
}
