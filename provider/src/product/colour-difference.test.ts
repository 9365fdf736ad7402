import { labOfHex } from 'catalogue/colour/lab';
import { describe, expect, it } from 'vitest';
import { colourDifference } from './colour-difference.ts';

/** The largest part of a difference, with its sign. */
function mostly(from: string, to: string): string {
  const parts = Object.entries(colourDifference(labOfHex(from), labOfHex(to)));
  const [name, value] = parts.reduce((most, part) => (Math.abs(part[1]) > Math.abs(most[1]) ? part : most));
  return `${value > 0 ? 'more' : 'less'} ${name.replace(/er$/, '')}`;
}

describe('colourDifference', () => {
  it.each([
    ['#808080', '#8c8c8c', 'more light'],
    ['#8b6b42', '#7a5b33', 'less light'],
    ['#b9ada0', '#bcad9a', 'more warm'],
    ['#808080', '#7c8187', 'less warm'],
    ['#b3202c', '#b84a2e', 'more warm'],
    ['#2f6db3', '#5a5fb8', 'more warm'],
    ['#b3702c', '#a5772c', 'less warm'],
    ['#b3202c', '#a04448', 'less strong'],
    ['#6f8f6a', '#5c945a', 'more strong'],
  ])('MATCH-6 from %s to %s is %s', (from, to, words) => {
    expect(mostly(from, to)).toBe(words);
  });

  it('MATCH-6 is nothing for the same colour, and the opposite the other way round', () => {
    const [one, other] = [labOfHex('#b3702c'), labOfHex('#a5772c')];
    expect(colourDifference(one, one)).toEqual({ lighter: 0, stronger: 0, warmer: 0 });
    const there = colourDifference(one, other);
    const back = colourDifference(other, one);
    expect(back.lighter).toBeCloseTo(-there.lighter);
    expect(back.stronger).toBeCloseTo(-there.stronger);
    expect(back.warmer).toBeCloseTo(-there.warmer);
  });
});
