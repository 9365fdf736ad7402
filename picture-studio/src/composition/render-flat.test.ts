import { describe, expect, it } from 'vitest';
import { FLUTE_PITCH, fluteLight } from './render-flat.ts';

describe('fluteLight', () => {
  it('is dark in grooves and bright on ridges', () => {
    expect(fluteLight(0)).toBeLessThan(0.5);
    expect(fluteLight(FLUTE_PITCH / 2)).toBeGreaterThan(0.9);
  });

  it('is brighter on the left side, where the light comes from', () => {
    expect(fluteLight(FLUTE_PITCH * 0.3)).toBeGreaterThan(fluteLight(FLUTE_PITCH * 0.7));
  });

  it('is periodic', () => {
    expect(fluteLight(5 * FLUTE_PITCH + 7)).toBeCloseTo(fluteLight(7), 10);
  });
});
