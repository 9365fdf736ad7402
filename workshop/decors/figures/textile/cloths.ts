import type { MotifName } from './motifs.ts';
import type { WeaveName } from './weaves.ts';

/** Parameters of a cloth, apart from its colour. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Cloth {
  /** Change of L* at tone 1. */
  contrast: number;
  weave: WeaveName;
  /** Thread pitch of the warp, which runs along the tile, and of the weft. */
  pitch: readonly [warp: number, weft: number];
  /** Variation between threads, and along each. Where warp and weft vary alike, the cloth looks checked from afar. */
  uneven: readonly [warp: number, weft: number];
  slub: readonly [warp: number, weft: number];
  /** How much lighter the warp's floats are than the weft's: the two lie at right angles to the light. */
  sheen?: number;
  /** Roundness of a thread: 0 for flat, 1 for a cord. */
  round: number;
  /** Displacement of the threads. */
  astray: number;
  /** Depth of the nap that hides the weave. */
  nap: number;
  /** Depth of broad variations of the dye. */
  wash: number;
  /** Depth of the folds. */
  folds?: number;
  /** Share of threads in the colour of the first accent. */
  accented?: { warp: number; weft: number; strength: number };
  /** Printed or embroidered one over the other; `accent` is the place of its colour in the recipe, the last by default. */
  motifs?: readonly {
    name: MotifName;
    millimetres: number;
    strength: number;
    accent?: number;
    raised?: number;
  }[];
  /** A woven border in the first accent along the warp: once in each `repeat`. */
  border?: { repeat: number; width: number };
}

const QUIET = { astray: 0.12, nap: 0, wash: 0.15 };

export const CLOTHS = {
  khadi: {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.6, 1.7],
    uneven: [0.5, 0.5],
    slub: [0.6, 0.6],
    round: 0.6,
    astray: 0.35,
    nap: 0.15,
  },
  linen: {
    ...QUIET,
    contrast: 8,
    weave: 'plain',
    pitch: [1.3, 1.4],
    uneven: [0.55, 0.55],
    slub: [0.8, 0.8],
    round: 0.55,
    astray: 0.22,
  },
  'shadow-stitch': {
    ...QUIET,
    contrast: 5,
    weave: 'plain',
    pitch: [0.9, 0.9],
    uneven: [0.2, 0.2],
    slub: [0.15, 0.15],
    round: 0.4,
    wash: 0.06,
    motifs: [{ name: 'vine', millimetres: 150, strength: 0.9, raised: 0.55 }],
  },
  silk: {
    ...QUIET,
    contrast: 6,
    weave: 'plain',
    pitch: [0.8, 1.1],
    uneven: [0.06, 0.42],
    slub: [0, 1],
    round: 0.3,
    wash: 0.12,
  },
  'wild-silk': {
    ...QUIET,
    contrast: 7.5,
    weave: 'plain',
    pitch: [0.9, 1.8],
    uneven: [0.5, 0.5],
    slub: [1.1, 1.1],
    round: 0.4,
    wash: 0.25,
  },
  'folded-silk': {
    ...QUIET,
    contrast: 7,
    weave: 'satin',
    pitch: [0.8, 0.9],
    uneven: [0.22, 0.03],
    slub: [0.3, 0],
    round: 0.35,
    wash: 0.12,
    folds: 0.2,
    motifs: [
      { name: 'trellis', millimetres: 100, strength: 0.4, accent: 0 },
      { name: 'kairi', millimetres: 100, strength: 0.92, accent: 1, raised: 0.3 },
    ],
  },
  tweed: {
    ...QUIET,
    contrast: 12,
    weave: 'herringbone',
    pitch: [2.1, 2.1],
    uneven: [0.35, 0.35],
    slub: [0.4, 0.4],
    round: 0.5,
    nap: 0.28,
    sheen: 0.3,
    accented: { warp: 0, weft: 1, strength: 0.5 },
  },
  carbon: {
    ...QUIET,
    contrast: 13,
    weave: 'twill',
    pitch: [3.4, 3.4],
    uneven: [0.1, 0.1],
    slub: [0.05, 0.05],
    round: 0.7,
    astray: 0.03,
    wash: 0.04,
    sheen: 0.6,
  },
  cane: {
    ...QUIET,
    contrast: 14,
    weave: 'basket',
    pitch: [4.7, 4.7],
    uneven: [0.35, 0.35],
    slub: [0.3, 0.3],
    round: 0.8,
    astray: 0.25,
    wash: 0.2,
  },
  pashmina: {
    ...QUIET,
    contrast: 6,
    weave: 'twill',
    pitch: [1.2, 1.2],
    uneven: [0.3, 0.3],
    slub: [0.3, 0.3],
    round: 0.25,
    nap: 0.9,
    wash: 0.3,
  },
  'block-print': {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.1, 1.1],
    uneven: [0.45, 0.45],
    slub: [0.4, 0.4],
    round: 0.5,
    wash: 0.5,
    motifs: [{ name: 'buti', millimetres: 50, strength: 0.34 }],
  },
  ajrakh: {
    ...QUIET,
    contrast: 6,
    weave: 'plain',
    pitch: [1.1, 1.1],
    uneven: [0.16, 0.16],
    slub: [0.25, 0.25],
    round: 0.5,
    wash: 0.3,
    motifs: [
      { name: 'rosettes', millimetres: 150, strength: 0.95, accent: 0 },
      { name: 'resist', millimetres: 150, strength: 0.92, accent: 1 },
    ],
  },
  moss: {
    ...QUIET,
    contrast: 10,
    weave: 'basket',
    pitch: [2.4, 2.4],
    uneven: [0.6, 0.6],
    slub: [0.7, 0.7],
    round: 0.7,
    astray: 0.7,
    nap: 0.7,
    wash: 0.4,
  },
  kasavu: {
    ...QUIET,
    contrast: 6,
    weave: 'plain',
    pitch: [1, 1],
    uneven: [0.16, 0.16],
    slub: [0.25, 0.25],
    round: 0.45,
    border: { repeat: 600, width: 130 },
  },
  zari: {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.5, 0.9],
    uneven: [0.35, 0.35],
    slub: [0.3, 0.3],
    round: 0.6,
    wash: 0.2,
  },
} as const satisfies Record<string, Cloth>;
