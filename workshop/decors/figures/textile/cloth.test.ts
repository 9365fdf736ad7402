import { describe, expect, it } from 'vitest';
import { drawnFigure } from '../../testing/drawn-figure.ts';
import { deviation } from '../../testing/plane-statistics.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';

/** Deviation of the mean of each column and each row. */
function stripes(plane: Plane, { size }: Tile) {
  const [columns, rows] = [new Float32Array(size), new Float32Array(size)];
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const [x, y] = [pixel % size, Math.floor(pixel / size)];
    columns[x] = (columns[x] ?? 0) + (plane[pixel] ?? 0) / size;
    rows[y] = (rows[y] ?? 0) + (plane[pixel] ?? 0) / size;
  }
  return { upright: deviation(columns), level: deviation(rows) };
}

describe('cloth', () => {
  it('PIC-83 weaves the gold of kasavu into a border along the cloth, not into a plaid', () => {
    const { drawing, tile } = drawnFigure({ figure: 'kasavu', code: '#ddc48f', accents: ['#b5862b'] });
    const { upright, level } = stripes(drawing.accents[0]?.cover ?? blankPlane(tile), tile);
    expect(upright).toBeGreaterThan(0.2);
    expect(level).toBeLessThan(0.08);
  });

  it('varies the weft of raw silk and the warp of satin: with both, silk looks checked', () => {
    const raw = drawnFigure({ figure: 'silk', code: '#edd7b4' });
    const woven = stripes(raw.tone, raw.tile);
    expect(woven.upright).toBeLessThan(0.5 * woven.level);
    const satin = drawnFigure({ figure: 'folded-silk', code: '#a3172c' });
    const folded = stripes(satin.tone, satin.tile);
    expect(folded.level).toBeLessThan(0.6 * folded.upright);
  });

  it.each([
    ['tweed', 1.7],
    ['carbon', 3],
  ] as const)('PIC-83 shows the weave of %s on a card', (figure, least) => {
    const { tone, drawing } = drawnFigure({ figure, code: '#6b6c6e' });
    expect(deviation(tone) * drawing.contrast).toBeGreaterThan(least);
  });

  it.each([
    ['ajrakh', 2],
    ['folded-silk', 2],
    ['shadow-stitch', 1],
  ] as const)('PIC-83 prints the motifs of %s in full colour', (figure, colours) => {
    const { drawing } = drawnFigure({ figure, code: '#1e4c57', accents: ['#7c3a2e', '#e3d3b4'] });
    expect(drawing.accents).toHaveLength(colours);
    for (const { cover } of drawing.accents) {
      const full = cover.reduce((count, part) => count + (part > 0.3 ? 1 : 0), 0) / cover.length;
      expect(full).toBeGreaterThan(0.01);
      expect(full).toBeLessThan(0.3);
    }
    const strongest = drawing.accents.at(-1)?.cover.reduce((most, part) => Math.max(most, part), 0) ?? 0;
    expect(strongest).toBeGreaterThan(0.75);
  });
});
