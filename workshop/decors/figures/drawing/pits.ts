import { type SpeckKind, strewSpecks } from './specks.ts';
import { blankPlane, type Plane, type Tile } from './tile.ts';

/** Distance in millimetres between a pit's shaded edge and its lit one. */
const RIM = 1.2;

/** Sinks small holes into a surface: dark, with a lit lower edge, as in light from above. */
export function sinkPits(tone: Plane, tile: Tile, pits: SpeckKind & { depth: number }, where?: Plane): void {
  const { size, grain } = tile;
  const holes = blankPlane(tile);
  strewSpecks(holes, tile, pits, where);
  const rim = Math.max(1, Math.round(RIM / grain));
  for (let y = 0, pixel = 0; y < size; y++) {
    const above = ((y - rim + size) & (size - 1)) * size;
    for (let x = 0; x < size; x++, pixel++) {
      const hole = holes[pixel] ?? 0;
      const lit = Math.max(0, (holes[above + ((x - rim + size) & (size - 1))] ?? 0) - hole);
      tone[pixel] = (tone[pixel] ?? 0) - pits.depth * (hole - 0.45 * lit);
    }
  }
}
