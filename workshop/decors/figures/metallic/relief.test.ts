import { describe, expect, it } from 'vitest';
import { deviation, unrest } from '../../testing/plane-statistics.ts';
import { reliefOf } from '../draw-figure.ts';

const METAL = { code: '#94704a', accents: [], scale: 1, contrast: 1, amount: 1, seed: 7 };

function reliefOfMetal(figure: 'brushed' | 'hammered' | 'patina' | 'polished') {
  const drawn = reliefOf({ ...METAL, figure }, 512);
  if (drawn === undefined) throw new Error(`${figure} has no relief.`);
  return { ...drawn.relief, tile: drawn.tile };
}

describe('metalRelief', () => {
  it('PIC-84 beats facets into hammered metal, each with a slope of its own', () => {
    const { down, tile } = reliefOfMetal('hammered');
    expect(deviation(down)).toBeGreaterThan(0.25);
    expect(unrest(down, tile, 'down', 2)).toBeLessThan(0.5);
    expect(unrest(down, tile, 'down', 14)).toBeGreaterThan(0.8);
  });

  it('PIC-84 leaves a mirror nearly level', () => {
    expect(deviation(reliefOfMetal('polished').down)).toBeLessThan(0.12);
  });

  it('PIC-84 draws the slopes of brushed metal out along the hairlines', () => {
    const { down, tile } = reliefOfMetal('brushed');
    expect(unrest(down, tile, 'right', 4)).toBeGreaterThan(4 * unrest(down, tile, 'down', 4));
  });

  it('PIC-84 leaves matt islands where metal is patinated', () => {
    const { gloss } = reliefOfMetal('patina');
    const most = gloss.reduce((high, part) => Math.max(high, part), 0);
    const matt = gloss.filter((part) => part < 0.5 * most).length / gloss.length;
    expect(matt).toBeGreaterThan(0.04);
    expect(matt).toBeLessThan(0.5);
  });

  it('PIC-85 belongs to metals alone', () => {
    expect(reliefOf({ ...METAL, figure: 'teak', cut: 'crown' }, 256)).toBeUndefined();
  });
});
