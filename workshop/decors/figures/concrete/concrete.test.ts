import { describe, expect, it } from 'vitest';
import { drawnFigure } from '../../testing/drawn-figure.ts';
import { alignedShare, repeatAfter } from '../../testing/plane-statistics.ts';
import { blankPlane, tileOf } from '../drawing/tile.ts';
import { markTies } from './form-ties.ts';

describe('concrete', () => {
  it.each([
    ['lime', 0.5],
    ['oxide', 0.5],
    ['pressed', 0.3],
    ['trowelled', 0.4],
    ['shuttered', 0.7],
  ] as const)('draws %s with strokes and patches, not in soft clouds', (figure, limit) => {
    const { tone, tile } = drawnFigure({ figure, code: '#a9a7a0' });
    expect(repeatAfter(tone, tile, 'down', 40)).toBeLessThan(limit);
  });

  it('PIC-82 draws the strokes of a trowel in all directions: two alone look like parquet', () => {
    const { tone, tile } = drawnFigure({ figure: 'trowelled', code: '#322c29' });
    expect(alignedShare(tone, tile, 12)).toBeLessThan(0.36);
  });
});

describe('markTies', () => {
  it('marks a hole for each tie, darker than the face around it', () => {
    const tile = tileOf(512, 1600);
    const tone = blankPlane(tile);
    markTies(tone, tile, 533);
    const at = (x: number, y: number) =>
      tone[Math.round(y / tile.grain) * tile.size + Math.round(x / tile.grain)] ?? 0;
    const holes = [0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((row) => at((column + 0.13) * 533.3, (row + 0.37) * 533.3)),
    );
    expect(Math.max(...holes)).toBeLessThan(-0.4);
    expect(tone.filter((value) => value === 0).length).toBeGreaterThan(0.95 * tone.length);
  });
});
