import type { Plane, Tile } from '../drawing/tile.ts';

/** Radius of a tie's hole in millimetres, and of the cone around it. */
const HOLE = 9;
const CONE = 17;

/** Draws the plugged holes of the formwork's ties beside each joint, two above one another in each `apart` millimetres. */
export function markTies(tone: Plane, { size, grain, millimetres }: Tile, apart: number): void {
  const mask = size - 1;
  const count = Math.round(millimetres / apart);
  const reach = Math.ceil((1.4 * CONE) / grain);
  for (let column = 0; column < count; column++) {
    for (let row = 0; row < count; row++) {
      const x = Math.round((((column + 0.13) / count) * millimetres) / grain);
      const y = Math.round((((row + 0.37) / count) * millimetres) / grain);
      for (let down = -reach; down <= reach; down++) {
        for (let right = -reach; right <= reach; right++) {
          const away = Math.hypot(right, down) * grain;
          if (away > 1.4 * CONE) continue;
          const pixel = ((y + down) & mask) * size + ((x + right) & mask);
          tone[pixel] = (tone[pixel] ?? 0) + tieTone(away, (down + right) / (Math.hypot(right, down) || 1));
        }
      }
    }
  }
}

/** @param side -1.4 at the upper left of the hole, 1.4 at its lower right, which the light from above reaches */
function tieTone(away: number, side: number): number {
  if (away < HOLE) return -0.55;
  const rim = Math.exp(-(((away - CONE) / 2.2) ** 2));
  const slope = away < CONE ? 0.9 * side : 0;
  return slope - 0.5 * rim;
}
