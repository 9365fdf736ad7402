import { describe, expect, it } from 'vitest';
import { FLUTE_PITCH, fluteLight } from './flute-shading.ts';

describe('a flute', () => {
  it('is dark in its grooves, and as light as the plain face on its ridge', () => {
    expect(fluteLight(0)).toBeLessThan(0.5);
    expect(fluteLight(FLUTE_PITCH / 2)).toBeGreaterThan(0.9);
  });

  it('is lighter on its left, where the window is', () => {
    expect(fluteLight(FLUTE_PITCH * 0.3)).toBeGreaterThan(fluteLight(FLUTE_PITCH * 0.7));
  });

  it('looks like its neighbours', () => {
    expect(fluteLight(5 * FLUTE_PITCH + 7)).toBeCloseTo(fluteLight(7), 10);
  });
});
