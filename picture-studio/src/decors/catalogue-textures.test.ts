import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnTile, readTile, TEXTURES } from '../composition/texture-files.ts';
import { catalogueTiles, DRAWN_BY, figuresVersion } from './catalogue-textures.ts';

/** Bytes of all tiles: they are part of each clone of the repository. */
const LIMIT = 10_000_000;
const COMMAND = 'run `pnpm --filter picture-studio textures`';

const tiles = catalogueTiles();
const files = readdirSync(TEXTURES);

describe('the textures of the catalogue', () => {
  it('are drawn for every decor, and for no others', () => {
    const wanted = new Set([basename(DRAWN_BY), ...tiles.map(({ file }) => file)]);
    const missing = tiles
      .filter(({ file }) => !files.includes(file))
      .map(({ colour, kind }) => `${colour} has no ${kind} texture: ${COMMAND}.`);
    const needless = files
      .filter((file) => !wanted.has(file))
      .map((file) => `No decor of catalogue/tables/decors.tsv needs ${file}: ${COMMAND}.`);
    expect([...missing, ...needless]).toEqual([]);
    expect(tiles.length).toBeGreaterThan(300);
  });

  it('are drawn by the code of the figures', () => {
    const isCurrent = readFileSync(DRAWN_BY, 'utf8').replaceAll('\r\n', '\n') === figuresVersion();
    expect(isCurrent ? '' : `The code of the figures has changed: ${COMMAND}.`).toBe('');
  });

  it('have 10 MB at most in total', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(TEXTURES, file)).size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });
});

/** Drawing all takes minutes: the matrix draws all, and each run some of each family. */
const DRAWN = ['Malabar Teak', 'Makrana Veil', 'Kutch Linen', 'Tamba Copper', 'Bishnupur Terracotta'];
const compared = tiles.map((tile) => ({
  ...tile,
  tags: DRAWN.includes(tile.colour) && tile.kind !== 'large' ? [] : ['matrix'],
}));

/** Root mean square of all levels of 255, in squares of 4 × 4 pixels: finer noise is what the encoder leaves out. */
const MOST = 4;
const SQUARE = 4;

describe.each(compared)('the $kind texture of $colour, $file', ({ recipe, kind, tags }) => {
  it('shows what its figure draws', { tags }, async () => {
    const drawn = drawnTile(recipe, kind);
    const stored = await readTile(recipe, kind, drawn.size);
    expect(stored).toMatchObject({ size: drawn.size, millimetres: drawn.millimetres });
    expect(difference(drawn.pixels, stored?.pixels ?? drawn.pixels.fill(0), drawn.size)).toBeLessThan(MOST);
  });
});

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
