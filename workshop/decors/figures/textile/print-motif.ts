import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';
import { MOTIFS, type MotifName } from './motifs.ts';

/** Motifs that are repeated side by side, without a half drop. */
const IN_ROWS: ReadonlySet<MotifName> = new Set(['rosettes', 'resist', 'trellis']);
/** Motifs whose lines run on into the next repeat. */
const JOINED: ReadonlySet<MotifName> = new Set(['resist', 'rosettes', 'trellis', 'vine']);

/** Prints a motif in a half-drop repeat, with random offset and ink for each stamp, as by hand. */
export function printMotif(
  { name, millimetres, strength, raised }: NonNullable<Cloth['motifs']>[number],
  cloth: Plane,
  { seed, scale, amount }: FigureRecipe,
  tile: Tile,
): Plane {
  const { size } = tile;
  const motif = MOTIFS[name];
  const count = Math.max(2, 2 * Math.round(tile.millimetres / (millimetres * scale) / 2));
  const soft = Math.max(0.012, (1.2 * tile.grain * count) / tile.millimetres);
  const random = new Random(seed + 50);
  // Blocks are set by hand; needles follow a drawn line.
  const askew = raised === undefined && !JOINED.has(name) ? 0.012 : 0;
  const stamps = Array.from({ length: count * count }, () => ({
    u: askew * random.bell(),
    v: askew * random.bell(),
    take: Math.min(1, 0.92 + 0.08 * random.bell()),
  }));
  const halfDrop = IN_ROWS.has(name) ? 0 : 0.5;
  const printed = blankPlane(tile);
  // Stamps in line have the same pixels after each `repeat` of them, in columns with the half drop and without: each is drawn once.
  const repeat = size / powerOfTwoIn(count);
  const isRepeated = askew === 0;
  const drawn = new Float64Array(isRepeated ? 2 * repeat * repeat : 0).fill(Number.NaN);
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const u = ((x + 0.5) / size) * count;
      const column = Math.floor(u);
      const v = ((y + 0.5) / size) * count + (column & 1) * halfDrop;
      const row = Math.floor(v);
      const stamp = stamps[(row % count) * count + column];
      if (stamp === undefined) continue;
      const place = ((column & 1) * repeat + (y & (repeat - 1))) * repeat + (x & (repeat - 1));
      let ink = isRepeated ? (drawn[place] ?? 0) : Number.NaN;
      if (Number.isNaN(ink)) {
        ink = motif(u - column - 0.5 + stamp.u, v - row - 0.5 + stamp.v, soft);
        if (isRepeated) drawn[place] = ink;
      }
      printed[pixel] = stamp.take * ink;
    }
  }
  const worn = blankPlane(tile);
  addFractalNoise(worn, tile, { across: 60, gain: 0.22, seed: seed + 60, octaves: 6, roughness: 0.65 });
  const bled = warp(
    printed,
    turbulence(tile, { millimetres: 9, reach: 0.5, octaves: 4, seed: seed + 70 }),
    tile,
  );
  for (let pixel = 0; pixel < bled.length; pixel++) {
    // Raised threads take more ink than the hollows between them.
    const take = 0.95 + 0.2 * (cloth[pixel] ?? 0) + (worn[pixel] ?? 0);
    bled[pixel] = strength * amount * (bled[pixel] ?? 0) * Math.min(1, Math.max(0.15, take));
  }
  return bled;
}

/** The greatest power of two that divides a number. */
function powerOfTwoIn(number: number): number {
  return number & -number;
}
