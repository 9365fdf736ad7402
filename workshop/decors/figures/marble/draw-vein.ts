import type { Plane, Tile } from '../drawing/tile.ts';
import type { Vein } from './vein-path.ts';

/** Draws a vein into a cover. `edge` is the faded share of its half width. */
export function drawVein(cover: Plane, tile: Tile, vein: Vein, { edge = 0.6, strength = 1 } = {}): void {
  const { grain } = tile;
  for (let at = 1; at < vein.length; at++) {
    const from = vein[at - 1];
    const to = vein[at];
    if (from === undefined || to === undefined) continue;
    const radius = (from.width + to.width) / 4 / grain;
    const shown = Math.max(radius, 0.9);
    // Veins thinner than a pixel are drawn paler instead.
    const ink = (strength * Math.min(1, radius / shown) * (from.strength + to.strength)) / 2;
    if (ink < 0.004) continue;
    const stamps = Math.max(
      1,
      Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / grain / Math.max(0.6, shown * 0.35)),
    );
    for (let stamp = 0; stamp < stamps; stamp++) {
      const part = stamp / stamps;
      const x = (from.x + part * (to.x - from.x)) / grain;
      const y = (from.y + part * (to.y - from.y)) / grain;
      stampDisc(cover, tile.size, x, y, shown, edge, ink);
    }
  }
}

function stampDisc(
  cover: Plane,
  size: number,
  x: number,
  y: number,
  radius: number,
  edge: number,
  ink: number,
): void {
  const mask = size - 1;
  const reach = Math.ceil(radius);
  const [middleX, middleY] = [Math.floor(x), Math.floor(y)];
  for (let row = -reach; row <= reach; row++) {
    const line = ((middleY + row) & mask) * size;
    const dy = middleY + row + 0.5 - y;
    for (let column = -reach; column <= reach; column++) {
      const dx = middleX + column + 0.5 - x;
      const out = Math.sqrt(dx * dx + dy * dy) / radius;
      if (out >= 1) continue;
      const rise = Math.min(1, (1 - out) / edge);
      const value = ink * rise * rise * (3 - 2 * rise);
      const pixel = line + ((middleX + column) & mask);
      if (value > (cover[pixel] ?? 0)) cover[pixel] = value;
    }
  }
}
