import type { MotifName } from './motifs.ts';
import type { WeaveName } from './weaves.ts';

/** Parameters of a cloth, apart from its colour. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Cloth {
  /** Change of L* at tone 1. */
  contrast: number;
  weave: WeaveName;
  /** Thread pitch of the warp, which runs along the tile, and of the weft. */
  pitch: readonly [warp: number, weft: number];
  /** Variation between threads, and along each. */
  uneven: number;
  slub: number;
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
  motif?: { name: MotifName; millimetres: number; strength: number };
}

const QUIET = { astray: 0.12, nap: 0, wash: 0.15 };

export const CLOTHS = {
  khadi: {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.6, 1.7],
    uneven: 0.5,
    slub: 0.6,
    round: 0.6,
    astray: 0.35,
    nap: 0.15,
  },
  linen: {
    ...QUIET,
    contrast: 8,
    weave: 'plain',
    pitch: [1.3, 1.4],
    uneven: 0.55,
    slub: 0.8,
    round: 0.55,
    astray: 0.22,
  },
  'shadow-stitch': {
    ...QUIET,
    contrast: 4,
    weave: 'plain',
    pitch: [0.9, 0.9],
    uneven: 0.25,
    slub: 0.2,
    round: 0.4,
    motif: { name: 'buti', millimetres: 50, strength: 0.4 },
  },
  silk: {
    ...QUIET,
    contrast: 6,
    weave: 'satin',
    pitch: [0.8, 1],
    uneven: 0.4,
    slub: 0.35,
    round: 0.3,
    wash: 0.35,
  },
  'wild-silk': {
    ...QUIET,
    contrast: 7.5,
    weave: 'plain',
    pitch: [0.9, 1.8],
    uneven: 0.5,
    slub: 1.1,
    round: 0.4,
    wash: 0.25,
  },
  'folded-silk': {
    ...QUIET,
    contrast: 7,
    weave: 'satin',
    pitch: [0.8, 0.9],
    uneven: 0.3,
    slub: 0.3,
    round: 0.35,
    wash: 0.3,
    folds: 0.55,
  },
  tweed: {
    ...QUIET,
    contrast: 8,
    weave: 'herringbone',
    pitch: [1.15, 1.15],
    uneven: 0.45,
    slub: 0.35,
    round: 0.6,
    nap: 0.5,
    accented: { warp: 0, weft: 1, strength: 0.6 },
  },
  carbon: {
    ...QUIET,
    contrast: 8,
    weave: 'twill',
    pitch: [2.2, 2.2],
    uneven: 0.15,
    slub: 0.05,
    round: 1,
    astray: 0.05,
    wash: 0.05,
  },
  cane: {
    ...QUIET,
    contrast: 14,
    weave: 'basket',
    pitch: [4.7, 4.7],
    uneven: 0.35,
    slub: 0.3,
    round: 0.8,
    astray: 0.25,
    wash: 0.2,
  },
  pashmina: {
    ...QUIET,
    contrast: 6,
    weave: 'twill',
    pitch: [1.2, 1.2],
    uneven: 0.3,
    slub: 0.3,
    round: 0.25,
    nap: 0.9,
    wash: 0.3,
  },
  'block-print': {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.1, 1.1],
    uneven: 0.45,
    slub: 0.4,
    round: 0.5,
    wash: 0.5,
    motif: { name: 'buti', millimetres: 50, strength: 0.34 },
  },
  ajrakh: {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.1, 1.1],
    uneven: 0.4,
    slub: 0.35,
    round: 0.5,
    wash: 0.45,
    motif: { name: 'star', millimetres: 120, strength: 0.7 },
  },
  moss: {
    ...QUIET,
    contrast: 10,
    weave: 'basket',
    pitch: [2.4, 2.4],
    uneven: 0.6,
    slub: 0.7,
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
    uneven: 0.3,
    slub: 0.3,
    round: 0.45,
    accented: { warp: 0.3, weft: 0.12, strength: 0.8 },
  },
  zari: {
    ...QUIET,
    contrast: 7,
    weave: 'plain',
    pitch: [1.5, 0.9],
    uneven: 0.35,
    slub: 0.3,
    round: 0.6,
    wash: 0.2,
  },
} as const satisfies Record<string, Cloth>;
