import type { Plane, Tile } from '../drawing/tile.ts';
import type { VeneerLeaf } from './veneer-leaf.ts';

/** Distance from a joint, in millimetres, within which the sway fades out: saw cuts are straight. */
const STRAIGHT = 14;
const GAP = 0.9;

/** Keeps the edges of planks straight, by changing the shift that `sway` takes. */
export function straightenJoints(shift: Plane, tile: Tile, planks: readonly VeneerLeaf[]): void {
  forPlacesBeside(tile, planks, (pixel, distance) => {
    shift[pixel] = (shift[pixel] ?? 0) * Math.min(1, distance / STRAIGHT);
  });
}

/** Draws the shadow in the joints. */
export function openJoints(tone: Plane, tile: Tile, planks: readonly VeneerLeaf[]): void {
  forPlacesBeside(tile, planks, (pixel, distance) => {
    tone[pixel] =
      (tone[pixel] ?? 0) - 1.3 * Math.exp(-((distance / GAP) ** 2)) - 0.25 * Math.exp(-distance / 3);
  });
}

/** Visits the pixels beside each plank's left edge. The last plank's right edge is the first one's left. */
function forPlacesBeside(
  { size, grain }: Tile,
  planks: readonly VeneerLeaf[],
  visit: (pixel: number, distance: number) => void,
): void {
  const reach = Math.ceil(STRAIGHT / grain);
  for (const { left } of planks) {
    const middle = Math.round(left / grain);
    for (let y = 0; y < size; y++) {
      for (let aside = -reach; aside < reach; aside++) {
        const pixel = y * size + ((middle + aside + size) & (size - 1));
        visit(pixel, Math.abs((middle + aside + 0.5) * grain - left));
      }
    }
  }
}
