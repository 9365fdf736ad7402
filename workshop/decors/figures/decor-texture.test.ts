import { describe, expect, it } from 'vitest';
import { drawnFigure } from '../testing/drawn-figure.ts';
import { repeatAfter } from '../testing/plane-statistics.ts';

/** Millimetres: the panelling of the living room. */
const TALLEST_DOOR = 2714;

describe('a figure in a room', () => {
  it.each([
    ['deodar', 1300],
    ['slate', 1200],
    ['trowelled', 1600],
    ['ajrakh', 600],
    ['nero', 1600],
  ] as const)('does not repeat on a door, as %s did after %i mm', (figure, millimetres) => {
    const { tile, tone } = drawnFigure({ figure, cut: 'crown', code: '#80614a' }, 'room');
    expect(tile.millimetres).toBeGreaterThan(TALLEST_DOOR);
    expect(repeatAfter(tone, tile, 'down', millimetres)).toBeLessThan(0.4);
  });
});
