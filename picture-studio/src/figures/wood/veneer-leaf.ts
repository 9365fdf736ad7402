import type { Dice } from '../drawing/random.ts';
import type { Face } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** A strip of veneer: one slice of a log, laid beside the next. Lengths in millimetres. */
export interface VeneerLeaf {
  left: number;
  width: number;
  /** Where the heart of the log runs, from the leaf's left. */
  heart: number;
  /** How far below the cut the heart lies: the larger, the blunter the flames. */
  depth: number;
  spacing: number;
  /** Flames over the face, all pointing one way; whole, so that the face goes on at its top. */
  flames: number;
  direction: number;
  shade: number;
  warmth: number;
}

/** Cuts leaves of random widths that fill the face from side to side. */
export function cutLeaves(face: Face, { leaf, rings }: Species, dice: Dice): VeneerLeaf[] {
  const { narrowest, widest, difference } = leaf;
  const count = Math.max(1, Math.round(face.millimetres / ((narrowest + widest) / 2)));
  const parts = Array.from({ length: count }, () => dice.between(narrowest, widest));
  const stretch = face.millimetres / parts.reduce((sum, part) => sum + part, 0);
  let left = 0;
  return parts.map((part) => {
    const width = part * stretch;
    const cut: VeneerLeaf = {
      left,
      width,
      heart: width * dice.between(0.3, 0.7),
      depth: dice.between(14, 60),
      spacing: rings.spacing * dice.between(0.8, 1.25),
      flames: Math.max(2, Math.round((face.millimetres / rings.flame) * dice.between(0.7, 1.35))),
      direction: dice.sign(),
      shade: difference * dice.bell(),
      warmth: 1.2 * difference * dice.bell(),
    };
    left += width;
    return cut;
  });
}
