import { addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { ringEras, ringProfile, ringStrengths } from './ring-profile.ts';
import type { Species } from './species.ts';
import { cutLeaves, type VeneerLeaf } from './veneer-leaf.ts';

/** Width of the cross-fade between two veneer leaves in millimetres: a printed decor shows no joints. */
const MELTING = 16;
const PLANK_JOINT = 1;

/**
 * Cathedrals: leaves cut beside the heart of the log, whose rings open into flames in the middle and close to lines at
 * the sides.
 */
export function drawCrown(
  tone: Plane,
  warmth: Plane,
  tile: Tile,
  species: Species,
  seed: number,
): VeneerLeaf[] {
  const random = new Random(seed);
  const leaves = cutLeaves(tile, species, random);
  const stray = strayPlane(tile, species, seed);
  for (const leaf of leaves) drawLeaf(tone, warmth, stray, tile, species, leaf, random);
  return leaves;
}

function strayPlane(tile: Tile, { rings: { wander } }: Species, seed: number): Plane {
  const stray = blankPlane(tile);
  addNoise(stray, tile, { across: 75, along: 330, gain: wander, seed: seed + 11 });
  addNoise(stray, tile, { across: 26, along: 130, gain: 0.3 * wander, seed: seed + 12 });
  addNoise(stray, tile, { across: 9, along: 48, gain: 0.1 * wander, seed: seed + 13 });
  addNoise(stray, tile, { across: 3, along: 22, gain: 0.035 * wander, seed: seed + 14 });
  return stray;
}

function drawLeaf(
  tone: Plane,
  warmth: Plane,
  stray: Plane,
  tile: Tile,
  species: Species,
  leaf: VeneerLeaf,
  random: Random,
): void {
  const { size, grain } = tile;
  const profile = ringProfile(species.rings, grain / leaf.spacing);
  const strengths = ringStrengths(leaf.flames, random.next);
  const eras = ringEras(leaf.flames, species.rings.eras ?? 0, leaf.spacing);
  const heartAt = wanderingHeart(size, random);
  const joint = species.leaf.plank ? PLANK_JOINT : MELTING;
  const first = Math.floor((leaf.left - joint / 2) / grain);
  const last = Math.ceil((leaf.left + leaf.width + joint / 2) / grain);
  for (let y = 0; y < size; y++) {
    const heart = leaf.heart + (heartAt[y] ?? 0);
    const along = leaf.flames * (200 + (leaf.direction * y) / size);
    for (let column = first; column < last; column++) {
      const aside = (column + 0.5) * grain - leaf.left;
      const share = Math.min(1, (aside + joint / 2) / joint, (leaf.width - aside + joint / 2) / joint);
      if (share <= 0) continue;
      const pixel = y * size + ((column + size) & (size - 1));
      const across = aside - heart;
      const radius = Math.sqrt(across * across + leaf.depth * leaf.depth) - leaf.depth;
      const phase = along + (radius + (stray[pixel] ?? 0)) / leaf.spacing;
      const ring = Math.floor(phase);
      const year = ring % leaf.flames;
      const dark = (strengths[year] ?? 0) * (profile[((phase - ring) * 256) & 255] ?? 0) + (eras[year] ?? 0);
      tone[pixel] = (tone[pixel] ?? 0) + share * (leaf.shade - dark);
      warmth[pixel] = (warmth[pixel] ?? 0) + share * leaf.warmth;
    }
  }
}

/** Sideways offset of the heart in millimetres for each row, periodic. */
function wanderingHeart(size: number, random: Random): Float32Array {
  const waves = [1, 2, 3].map((count) => ({
    count,
    reach: (12 * random.bell()) / count,
    start: random.between(0, 7),
  }));
  return Float32Array.from({ length: size }, (_, y) =>
    waves.reduce(
      (sum, { count, reach, start }) => sum + reach * Math.sin((2 * Math.PI * count * y) / size + start),
      0,
    ),
  );
}
