import { ramp } from '../ramp.ts';

/** Cover, 0 to 1, by round specks strewn one in `share` of the cells of a grid; all in millimetres. */
export function scatter(
  seed: number,
  { cell, share, radius, grain }: { cell: number; share: number; radius: number; grain: number },
): (x: number, y: number) => number {
  return (x, y) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const dice = hash(seed, column, row);
    if ((dice & 1023) / 1023 > share) return 0;
    const size = radius * (0.5 + ((dice >>> 10) & 63) / 63);
    const margin = Math.min(size / cell, 0.5);
    const place = (bits: number) => margin + (1 - 2 * margin) * (bits / 255);
    const dx = x - (column + place((dice >>> 16) & 255)) * cell;
    const dy = y - (row + place(dice >>> 24)) * cell;
    return ramp(size + grain / 2, size - grain / 2, Math.hypot(dx, dy));
  };
}

function hash(seed: number, column: number, row: number): number {
  let mixed = Math.imul(seed ^ Math.imul(column, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(row, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
