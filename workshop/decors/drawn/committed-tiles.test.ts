import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTile } from '../../../picture-studio/src/composition/read-tile.ts';
import { readColourTiles, TEXTURES } from '../../../picture-studio/src/decors/colour-tiles.ts';
import { catalogueColours, DRAWN_BY, figuresVersion, tableOf } from './catalogue-tiles.ts';
import { drawnTile } from './draw-tile.ts';

const colours = catalogueColours();
const known = readColourTiles();

describe('the committed tiles', () => {
  it('are drawn by the code of the figures', () => {
    expect(readFileSync(DRAWN_BY, 'utf8'), 'run `node textures.ts`').toBe(figuresVersion());
  });

  it('are listed', () => {
    expect(readFileSync(join(TEXTURES, 'textures.tsv'), 'utf8'), 'run `node textures.ts`').toBe(tableOf(colours));
  });
});

/** `ALL_TILES=1` draws all, which takes minutes; else some of each family. */
const DRAWN = ['Malabar Teak', 'Makrana Veil', 'Kutch Linen', 'Tamba Copper', 'Bishnupur Terracotta'];
const compared = colours.flatMap((each) => each.kinds.map((kind) => ({ ...each, kind })));
const chosen = compared.filter(
  ({ colour, kind }) => process.env['ALL_TILES'] || (DRAWN.includes(colour) && kind !== 'large'),
);

describe.each(chosen)('the $kind texture of $colour, $build', ({ colour, build, recipe, kind }) => {
  it('shows what its figure draws', async () => {
    const drawn = drawnTile(recipe, kind);
    const tiles = known.get(colour)?.[build === 'fluted' ? 'flutedTiles' : 'tiles'];
    const stored = tiles && (await readTile(tiles, kind, drawn.size));
    expect(stored).toMatchObject({ size: drawn.size, millimetres: drawn.millimetres });
    expect(difference(drawn.pixels, stored?.pixels ?? drawn.pixels.fill(0), drawn.size)).toBeLessThan(MOST);
  });
});

/** Root mean square of all levels of 255, in squares of 4 × 4 pixels: finer noise is what the encoder leaves out. */
const MOST = 4;
const SQUARE = 4;

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray, size: number): number {
  const side = size / SQUARE;
  const sums = new Float64Array(side * side * 3);
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [Math.floor(at / 3) % size, Math.floor(at / (3 * size))];
    const place = (Math.floor(y / SQUARE) * side + Math.floor(x / SQUARE)) * 3 + (at % 3);
    sums[place] = (sums[place] ?? 0) + ((one[at] ?? 0) - (other[at] ?? 0)) / SQUARE ** 2;
  }
  return Math.sqrt(sums.reduce((sum, each) => sum + each ** 2, 0) / sums.length);
}
