import { describe, expect, it } from 'vitest';
import { expose } from './expose.ts';

/** A wall of four pixels with the same light. */
function wall(black: readonly number[], light: readonly number[]) {
  const layer = (levels: readonly number[]) =>
    Uint16Array.from({ length: 12 }, (_, at) => levels[at % 3] ?? 0);
  return {
    ...{ width: 2, height: 2, panels: [] },
    black: layer(black),
    lights: [layer(light)],
    map: Uint8Array.from([7, 7, 0, 0]),
  };
}

describe('expose', () => {
  it('removes the haze, and no more light than a pixel has', () => {
    const correction = { balance: [1, 1, 1], haze: 0.08 } as const;
    const { room } = expose(wall([900, 1000, 50], [8000, 8000, 8000]), correction);
    expect([...room.subarray(0, 3)]).toEqual([100, 200, 0]);
  });

  it('balances the white, and has the light at reflectance 1', () => {
    const correction = { balance: [0.5, 1, 2], haze: 0 } as const;
    const { room, lights } = expose(wall([100, 100, 100], [800, 800, 800]), correction);
    expect([...room.subarray(0, 3)]).toEqual([50, 100, 200]);
    expect([...(lights[0]?.subarray(0, 3) ?? [])]).toEqual([500, 1000, 2000]);
  });

  it('keeps light beyond the range of a layer at its end', () => {
    const { lights } = expose(wall([0, 0, 0], [60_000, 1, 1]), { balance: [1, 1, 1], haze: 0 });
    expect(lights[0]?.[0]).toBe(65_535);
  });
});
