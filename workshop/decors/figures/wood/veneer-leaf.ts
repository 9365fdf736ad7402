import type { Random } from '../drawing/random.ts';
import type { Tile } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** A veneer leaf: one slice of a log beside the next. Lengths in millimetres. */
export interface VeneerLeaf {
  left: number;
  width: number;
  /** Position of the log's heart from the leaf's left. */
  heart: number;
  /** Depth of the heart below the cut: a greater depth makes blunter flames. */
  depth: number;
  spacing: number;
  /** Flames from top to bottom, all in one direction. A whole number, so that the tile is seamless. */
  flames: number;
  direction: number;
  shade: number;
  warmth: number;
}

/** Cuts leaves of random widths that fill the width of the tile. */
export function cutLeaves(tile: Tile, { leaf, rings }: Species, random: Random): VeneerLeaf[] {
  const { narrowest, widest, difference, blunt = 1 } = leaf;
  const count = Math.max(1, Math.round(tile.millimetres / ((narrowest + widest) / 2)));
  const parts = Array.from({ length: count }, () => random.between(narrowest, widest));
  const stretch = tile.millimetres / parts.reduce((sum, part) => sum + part, 0);
  let left = 0;
  return parts.map((part) => {
    const width = part * stretch;
    const cut: VeneerLeaf = {
      left,
      width,
      heart: width * random.between(0.3, 0.7),
      depth: blunt * random.between(14, 60),
      spacing: rings.spacing * random.between(0.8, 1.25),
      flames: Math.max(2, Math.round((tile.millimetres / rings.flame) * random.between(0.7, 1.35))),
      direction: random.sign(),
      shade: difference * random.bell(),
      warmth: 1.2 * difference * random.bell(),
    };
    left += width;
    return cut;
  });
}
