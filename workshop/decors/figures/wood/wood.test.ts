import { describe, expect, it } from 'vitest';
import { drawnFigure } from '../../testing/drawn-figure.ts';
import { deviation, repeatAfter, unrest } from '../../testing/plane-statistics.ts';
import { blankPlane, tileOf } from '../drawing/tile.ts';
import { addRipple } from './ripple.ts';

const ROSEWOOD = { figure: 'rosewood', cut: 'quarter', code: '#4d2724' } as const;
const EBONY = { figure: 'ebony', cut: 'quarter', code: '#2c1f1a' } as const;

/** Pixels in the fade of a cover's streaks for each pixel within them. */
function fadedShare(cover: Float32Array): number {
  const most = Math.max(
    ...[0, 1, 2, 3].map((part) =>
      cover.filter((_, at) => at % 4 === part).reduce((a, b) => Math.max(a, b), 0),
    ),
  );
  const solid = cover.filter((part) => part > 0.75 * most).length;
  return cover.filter((part) => part > 0.25 * most && part <= 0.75 * most).length / solid;
}

describe('wood', () => {
  it.each([
    [ROSEWOOD, 2.5],
    [EBONY, 5],
  ])('PIC-81 draws the dark lines of $figure with sharp edges, unlike folds of velvet', (recipe, limit) => {
    const [lines] = drawnFigure(recipe).drawing.accents;
    expect(fadedShare(lines?.cover ?? new Float32Array(1))).toBeLessThan(limit);
  });

  it.each([ROSEWOOD, EBONY])('draws the dark lines of $figure on without a break', (recipe) => {
    const { tile, drawing } = drawnFigure(recipe, 'room');
    const cover = drawing.accents[0]?.cover ?? blankPlane(tile);
    expect(repeatAfter(cover, tile, 'down', 200)).toBeGreaterThan(0.7);
  });

  it.each([
    ['wenge', 'crown', 2.5],
    ['deodar', 'crown', 2.2],
    ['sal', 'quarter', 3],
    ['padauk', 'rift', 3],
  ] as const)(
    'shows the figure of %s: it differs from the mean by more than a plain colour',
    (figure, cut, least) => {
      const { tone, drawing } = drawnFigure({ figure, cut, code: '#80614a' });
      expect(deviation(tone) * drawing.contrast).toBeGreaterThan(least);
    },
  );

  it('PIC-81 fills the leaves of deodar with flames, not a narrow row in the middle of each', () => {
    const { tone, tile } = drawnFigure({ figure: 'deodar', cut: 'crown', code: '#ac7448' });
    expect(unrest(tone, tile, 'down', 12)).toBeGreaterThan(0.68);
  });

  it.each(['padauk', 'sal'] as const)('draws %s down to its fibres', (figure) => {
    const { tone, tile } = drawnFigure({ figure, cut: 'quarter', code: '#8a3f29' });
    expect(unrest(tone, tile, 'right', 4)).toBeGreaterThan(0.8);
  });
});

describe('addRipple', () => {
  it('PIC-81 bends the ripples, because straight ones look like checked cloth', () => {
    const tile = tileOf(512, 1300);
    const ripple = blankPlane(tile);
    addRipple(ripple, tile, 1, 7);
    const apart = Array.from({ length: 12 }, (_, at) => 40 + 5 * at);
    expect(Math.max(...apart.map((lag) => repeatAfter(ripple, tile, 'down', lag)))).toBeLessThan(0.3);
    expect(Math.abs(repeatAfter(ripple, tile, 'right', 90))).toBeLessThan(0.35);
  });
});
