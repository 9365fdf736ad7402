import { describe, expect, it } from 'vitest';
import { lowerBound } from './lower-bound.ts';
import type { Panel, Stock } from './plan.ts';

function bound(panels: readonly Panel[], stock: Stock): number {
  const steps = lowerBound(panels, stock);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const panelsOf = (count: number, length: number, width: number, mayTurn = true): Panel[] =>
  Array.from({ length: count }, () => ({ length, width, mayTurn }));

const SQUARE: Stock = { length: 100, width: 100, kerf: 0 };

describe('the fewest sheets that any plan needs', () => {
  it.each([
    ['the area of all panels', panelsOf(9, 50, 50), SQUARE, 3],
    [
      'one panel a sheet, where two fit neither side by side nor one above the other',
      panelsOf(5, 51, 51),
      SQUARE,
      5,
    ],
    ['four panels a sheet, where each is a little more than a third', panelsOf(9, 34, 34), SQUARE, 3],
    [
      'panels that lie along the sheet, because they may not turn',
      panelsOf(4, 60, 40, false),
      { ...SQUARE, width: 70 },
      4,
    ],
    ['the blade between panels', panelsOf(4, 50, 50), { ...SQUARE, kerf: 1 }, 4],
    ['no blade beyond the last panel', panelsOf(4, 50, 50), { length: 101, width: 101, kerf: 1 }, 1],
    ['nothing', [], SQUARE, 0],
  ])('CUT-14 follows from %s', (_, panels, stock, is) => {
    expect(bound(panels, stock)).toBe(is);
  });
});
