import { describe, expect, it } from 'vitest';
import { drawnFigure } from '../../testing/drawn-figure.ts';
import { alignedShare, deviation, repeatAfter, unrest } from '../../testing/plane-statistics.ts';

describe('stone', () => {
  it.each(['basalt', 'bone', 'chlorite', 'finestone', 'sandstone', 'slate'] as const)(
    'PIC-82 draws %s in patches with detail, not in soft clouds',
    (figure) => {
      const { tone, tile } = drawnFigure({ figure, code: '#a39f94' });
      expect(repeatAfter(tone, tile, 'down', 40)).toBeLessThan(0.34);
      expect(unrest(tone, tile, 'down', 12)).toBeGreaterThan(0.62);
    },
  );

  it.each(['sandstone', 'finestone'] as const)(
    'PIC-82 draws the beds of %s at all angles: level ones look like pine',
    (figure) => {
      const { tone, tile } = drawnFigure({ figure, code: '#d8b47c' });
      expect(alignedShare(tone, tile, 12)).toBeLessThan(0.4);
    },
  );

  it('draws more than a breath of figure in basalt', () => {
    const { tone, drawing } = drawnFigure({ figure: 'basalt', code: '#54585b' });
    expect(deviation(tone) * drawing.contrast).toBeGreaterThan(1.5);
  });
});
