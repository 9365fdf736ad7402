import { stillClouds } from '../drawing/clouds.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { strataTable, stratumAt } from '../drawing/strata.ts';
import type { Plane, Tile } from '../drawing/tile.ts';
import type { Stone } from './stones.ts';

/** One bed of sand that the wind laid down: its layers lean, and the next bed cuts them off. */
interface Bed {
  /** Shares of the tile's height. */
  start: number;
  end: number;
  /** Periods of its table for a pixel to the right, and for the height of the tile. */
  right: number;
  down: number;
  /** How much its layers flatten out. */
  flattened: number;
  /** Reciprocal of the depth to which its upper side is darker. */
  fresh: number;
  shade: number;
  table: Float32Array;
}

/** Darkness of the surface that cuts a bed off. */
const CUT = 0.5;

/** Draws the cross-bedding of sandstone: beds of leaning layers, cut off by one another. Level lines alone look like wood. */
export function addCrossBeds(
  tone: Plane,
  tile: Tile,
  { thick, layer, depth }: NonNullable<Stone['crossBeds']>,
  { seed, scale }: FigureRecipe,
): void {
  const { size, millimetres } = tile;
  const beds = layBeds(tile, thick * scale, layer * scale, seed);
  const bend = stillClouds(tile, {
    across: 620,
    along: 420,
    gain: (0.32 * thick * scale) / millimetres,
    seed: seed + 10,
    octaves: 3,
  });
  addFractalNoise(bend, tile, {
    across: 34,
    along: 20,
    gain: 1.1 / millimetres,
    seed: seed + 15,
    octaves: 3,
  });
  const [first] = beds;
  if (first === undefined) return;
  for (let y = 0, pixel = 0; y < size; y++) {
    let bed = first;
    for (let x = 0; x < size; x++, pixel++) {
      const place = (y + 0.5) / size + (bend[pixel] ?? 0);
      const height = place - Math.floor(place);
      // Neighbours mostly lie in the same bed.
      if (height < bed.start || height >= bed.end) bed = bedAt(beds, height) ?? bed;
      const within = height - bed.start;
      // Layers flatten out towards the bottom of their bed.
      const phase = bed.right * x + bed.down * (height - bed.flattened * within * within);
      const laid = stratumAt(bed.table, phase - Math.floor(phase));
      tone[pixel] = (tone[pixel] ?? 0) + depth * (laid + bed.shade - CUT / (1 + within * bed.fresh));
    }
  }
}

function bedAt(beds: readonly Bed[], height: number): Bed | undefined {
  for (const bed of beds) if (height < bed.end) return bed;
  return undefined;
}

function layBeds({ size, millimetres }: Tile, thick: number, layer: number, seed: number): Bed[] {
  const random = new Random(seed + 17);
  const count = Math.max(2, Math.round(millimetres / thick));
  const parts = Array.from({ length: count }, () => random.between(0.35, 1.7));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return parts.map((part, at) => {
    const start = end;
    end += part / whole;
    // A whole number of layers, so that the tile is seamless.
    const layers = Math.max(1, Math.round((random.between(0.06, 0.36) * millimetres) / layer));
    const down = millimetres / layer / layers;
    return {
      start,
      end: at === parts.length - 1 ? 1 : end,
      right: random.sign() / size,
      down,
      flattened: 0.35 / (end - start),
      fresh: (1.5 * millimetres) / layer,
      shade: 0.3 * random.bell(),
      table: strataTable(Math.max(4, layers), seed + 31 * at),
    };
  });
}
