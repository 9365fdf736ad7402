import type { Mottle } from '../drawing/mottle.ts';

/** Parameters of a concrete, plaster or clay. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Concrete {
  /** Change of L* at tone 1. */
  contrast: number;
  clouds: { size: number; depth: number };
  /** Patches with ragged edges. */
  mottle: Mottle;
  /** Strokes of the trowel: their size, the difference between them, and the depth of the lines and the ridge in each. */
  strokes: { width: number; length: number; depth: number; lines: number; ridge: number };
  /** Depth of the fine roughness. */
  tooth: number;
  /** Air holes. */
  pores: { perSquareCentimetre: number; largest: number };
  /** Pale grains of sand or crushed brick. */
  grains?: { perSquareCentimetre: number; largest: number };
  /** Boards of the formwork, with the depth of their grain. */
  boards?: { width: number; depth: number; grain: number; ties?: boolean };
  /** Marks of the potter's hands. */
  hands?: { perSquareMetre: number; depth: number };
  warmth: number;
}

export const CONCRETES = {
  lime: {
    contrast: 5,
    clouds: { size: 700, depth: 0.15 },
    mottle: { size: 70, depth: 0.25, edge: 2 },
    strokes: { width: 70, length: 230, depth: 0.42, lines: 0.1, ridge: 0.5 },
    tooth: 0.12,
    pores: { perSquareCentimetre: 0.2, largest: 0.9 },
    warmth: 0.3,
  },
  shuttered: {
    contrast: 7,
    clouds: { size: 700, depth: 0.2 },
    mottle: { size: 210, depth: 0.42, edge: 2 },
    strokes: { width: 90, length: 400, depth: 0.08, lines: 0.05, ridge: 0 },
    tooth: 0.36,
    pores: { perSquareCentimetre: 0.45, largest: 3.4 },
    boards: { width: 533, depth: 0.3, grain: 0.08, ties: true },
    warmth: 0.18,
  },
  'board-marked': {
    contrast: 7,
    clouds: { size: 400, depth: 0.3 },
    mottle: { size: 120, depth: 0.28, edge: 1.8 },
    strokes: { width: 60, length: 400, depth: 0.06, lines: 0.05, ridge: 0 },
    tooth: 0.35,
    pores: { perSquareCentimetre: 0.4, largest: 2.2 },
    boards: { width: 145, depth: 0.34, grain: 0.3 },
    warmth: 0.2,
  },
  trowelled: {
    contrast: 9,
    clouds: { size: 700, depth: 0.12 },
    mottle: { size: 45, depth: 0.3, edge: 2.2 },
    strokes: { width: 120, length: 360, depth: 0.42, lines: 0.26, ridge: 0.9 },
    tooth: 0.34,
    pores: { perSquareCentimetre: 0.3, largest: 1.6 },
    warmth: 0.45,
  },
  pressed: {
    contrast: 8,
    clouds: { size: 600, depth: 0.15 },
    mottle: { size: 40, depth: 0.3, edge: 2 },
    strokes: { width: 70, length: 170, depth: 0.2, lines: 0.12, ridge: 0.25 },
    tooth: 0.42,
    pores: { perSquareCentimetre: 0.7, largest: 1.8 },
    grains: { perSquareCentimetre: 1.6, largest: 1.9 },
    hands: { perSquareMetre: 75, depth: 1.1 },
    warmth: 0.5,
  },
  oxide: {
    contrast: 7,
    clouds: { size: 600, depth: 0.2 },
    mottle: { size: 110, depth: 0.42, edge: 2.4 },
    strokes: { width: 110, length: 300, depth: 0.3, lines: 0.08, ridge: 0.35 },
    tooth: 0.2,
    pores: { perSquareCentimetre: 0.25, largest: 1.3 },
    grains: { perSquareCentimetre: 0.5, largest: 1.1 },
    warmth: 0.6,
  },
} as const satisfies Record<string, Concrete>;
