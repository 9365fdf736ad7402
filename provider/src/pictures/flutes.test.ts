import { describe, expect, it } from 'vitest';
import { FLUTE_HEIGHT, FLUTE_PITCH, fluteLight, fluteRise } from './flutes.ts';

describe('a flute', () => {
  it('is highest in its middle and meets the ground in its grooves', () => {
    expect(fluteRise(FLUTE_PITCH / 2)).toBe(FLUTE_HEIGHT);
    expect(fluteRise(0)).toBe(0);
    expect(fluteRise(FLUTE_PITCH)).toBe(0);
  });

  it('is lighter on its left, where the window is', () => {
    expect(fluteLight(FLUTE_PITCH * 0.3)).toBeGreaterThan(fluteLight(FLUTE_PITCH * 0.7));
  });

  it('looks like its neighbours', () => {
    expect(fluteLight(5 * FLUTE_PITCH + 7)).toBeCloseTo(fluteLight(7), 10);
  });
});
