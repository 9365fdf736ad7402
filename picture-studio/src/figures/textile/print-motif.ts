import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers } from '../drawing/gradient-noise.ts';
import { Dice } from '../drawing/random.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';
import { MOTIFS } from './motifs.ts';

/** Stamps a motif in rows that are set half a step aside of each other, by hand: no two stamps sit or take quite alike. */
export function printMotif(
  { name, millimetres, strength }: NonNullable<Cloth['motif']>,
  cloth: Plane,
  { seed, scale, amount }: FigureRecipe,
  face: Face,
): Plane {
  const { size } = face;
  const motif = MOTIFS[name];
  const count = Math.max(2, 2 * Math.round(face.millimetres / (millimetres * scale) / 2));
  const soft = Math.max(0.012, (1.2 * face.grain * count) / face.millimetres);
  const dice = new Dice(seed + 50);
  const stamps = Array.from({ length: count * count }, () => ({
    u: 0.012 * dice.bell(),
    v: 0.012 * dice.bell(),
    take: Math.min(1, 0.85 + 0.12 * dice.bell()),
  }));
  const halfDrop = name === 'star' ? 0 : 0.5;
  const printed = blankPlane(face);
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const u = ((x + 0.5) / size) * count;
      const column = Math.floor(u);
      const v = ((y + 0.5) / size) * count + (column % 2) * halfDrop;
      const row = Math.floor(v);
      const stamp = stamps[(row % count) * count + column];
      if (stamp === undefined) continue;
      printed[pixel] = stamp.take * motif(u - column - 0.5 + stamp.u, v - row - 0.5 + stamp.v, soft);
    }
  }
  const worn = blankPlane(face);
  addLayers(worn, face, { across: 60, gain: 0.35, seed: seed + 60, layers: 6, roughness: 0.65 });
  const bled = warp(
    printed,
    turbulence(face, { millimetres: 9, reach: 0.5, layers: 4, seed: seed + 70 }),
    face,
  );
  for (let pixel = 0; pixel < bled.length; pixel++) {
    // High threads take more of the print than the hollows between them.
    const take = 0.85 + 0.25 * (cloth[pixel] ?? 0) + (worn[pixel] ?? 0);
    bled[pixel] = strength * amount * (bled[pixel] ?? 0) * Math.min(1, Math.max(0.15, take));
  }
  return bled;
}
