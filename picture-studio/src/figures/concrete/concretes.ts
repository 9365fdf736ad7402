/** Parameters of a concrete, plaster or clay. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Concrete {
  /** Change of L* at tone 1. */
  contrast: number;
  clouds: { size: number; depth: number };
  /** Trowel marks in arcs. */
  sweeps: { width: number; length: number; depth: number };
  /** Depth of the fine roughness. */
  tooth: number;
  /** Air holes. */
  pores: { perSquareCentimetre: number; largest: number };
  /** Boards of the formwork, with the depth of their grain. */
  boards?: { width: number; depth: number; grain: number };
  /** Marks of the potter's hands. */
  hands?: { perSquareMetre: number; depth: number };
  warmth: number;
}

export const CONCRETES = {
  lime: {
    contrast: 5,
    clouds: { size: 330, depth: 0.8 },
    sweeps: { width: 40, length: 420, depth: 0.45 },
    tooth: 0.14,
    pores: { perSquareCentimetre: 0.12, largest: 0.7 },
    warmth: 0.25,
  },
  shuttered: {
    contrast: 6,
    clouds: { size: 280, depth: 0.75 },
    sweeps: { width: 50, length: 400, depth: 0.2 },
    tooth: 0.32,
    pores: { perSquareCentimetre: 0.5, largest: 1.9 },
    boards: { width: 533, depth: 0.16, grain: 0.07 },
    warmth: 0.15,
  },
  'board-marked': {
    contrast: 7,
    clouds: { size: 240, depth: 0.55 },
    sweeps: { width: 50, length: 400, depth: 0.1 },
    tooth: 0.35,
    pores: { perSquareCentimetre: 0.4, largest: 1.6 },
    boards: { width: 145, depth: 0.34, grain: 0.3 },
    warmth: 0.2,
  },
  trowelled: {
    contrast: 6,
    clouds: { size: 260, depth: 0.6 },
    sweeps: { width: 26, length: 420, depth: 0.95 },
    tooth: 0.3,
    pores: { perSquareCentimetre: 0.25, largest: 1.2 },
    warmth: 0.35,
  },
  pressed: {
    contrast: 6,
    clouds: { size: 300, depth: 0.4 },
    sweeps: { width: 7, length: 55, depth: 0.25 },
    tooth: 0.3,
    pores: { perSquareCentimetre: 0.7, largest: 1.1 },
    hands: { perSquareMetre: 75, depth: 0.8 },
    warmth: 0.3,
  },
  oxide: {
    contrast: 6,
    clouds: { size: 300, depth: 0.85 },
    sweeps: { width: 50, length: 420, depth: 0.4 },
    tooth: 0.16,
    pores: { perSquareCentimetre: 0.2, largest: 0.7 },
    warmth: 0.45,
  },
} as const satisfies Record<string, Concrete>;
