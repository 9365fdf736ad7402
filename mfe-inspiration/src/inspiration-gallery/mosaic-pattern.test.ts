import { describe, expect, it } from 'vitest';
import { MAX_IMAGES_PER_TAB, mosaicPattern } from './mosaic-pattern.ts';

const COUNTS = Array.from({ length: MAX_IMAGES_PER_TAB }, (_, fewer) => fewer + 1);

/** Columns that the tiles take in a layout of two or four; undefined if a tile crosses the end of its row. */
function columnsTaken(count: number, columns: 2 | 4): number | undefined {
  return mosaicPattern(count).reduce<number | undefined>((taken, tile) => {
    const span = tile === 'two' || (tile === 'two on wide' && columns === 4) ? 2 : 1;
    if (taken === undefined || (taken % columns) + span > columns) return undefined;
    return taken + span;
  }, 0);
}

describe('mosaicPattern', () => {
  it.each(COUNTS)('has a tile for each of %d pictures', (count) => {
    expect(mosaicPattern(count)).toHaveLength(count);
  });

  it.each(COUNTS)('fills the rows of two columns with %d pictures', (count) => {
    expect((columnsTaken(count, 2) ?? Number.NaN) % 2).toBe(0);
  });

  it.each(COUNTS.slice(1))('fills the rows of four columns with %d pictures', (count) => {
    expect((columnsTaken(count, 4) ?? Number.NaN) % 4).toBe(0);
  });
});
