/** Parameters of a metal. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Metal {
  /** Change of L* at tone 1. */
  contrast: number;
  /** Hairlines along the brushing direction. */
  brush: { depth: number; length: number };
  /** Flakes that each reflect light differently. */
  flake: { depth: number; sparks: number };
  clouds: { size: number; depth: number };
  /** Share of the tile where the first accent shows through the metal or covers it. */
  wear?: { share: number; size: number };
  /** Overlapping leaves of beaten gold. */
  leaf?: number;
  warmth: number;
}

const NO_FLAKE = { depth: 0.12, sparks: 0 };

export const METALS = {
  brushed: {
    contrast: 9,
    brush: { depth: 0.75, length: 240 },
    flake: NO_FLAKE,
    clouds: { size: 400, depth: 0.18 },
    warmth: 0.05,
  },
  'tight-brushed': {
    contrast: 8,
    brush: { depth: 0.95, length: 90 },
    flake: NO_FLAKE,
    clouds: { size: 400, depth: 0.12 },
    warmth: 0,
  },
  satin: {
    contrast: 5.5,
    brush: { depth: 0.5, length: 60 },
    flake: { depth: 0.4, sparks: 0 },
    clouds: { size: 300, depth: 0.25 },
    warmth: 0.08,
  },
  /** Rolled plate: long coarse lines, a little mill scale. */
  rolled: {
    contrast: 8,
    brush: { depth: 0.6, length: 420 },
    flake: { depth: 0.25, sparks: 0 },
    clouds: { size: 220, depth: 0.4 },
    warmth: 0.12,
  },
  polished: {
    contrast: 6.5,
    brush: { depth: 0.32, length: 130 },
    flake: NO_FLAKE,
    clouds: { size: 170, depth: 0.5 },
    warmth: 0.35,
  },
  grained: {
    contrast: 7.5,
    brush: { depth: 0.2, length: 14 },
    flake: { depth: 0.85, sparks: 0 },
    clouds: { size: 320, depth: 0.25 },
    warmth: 0.12,
  },
  /** Mother-of-pearl: colours drift in bent strata. */
  shell: {
    contrast: 4.5,
    brush: { depth: 0, length: 100 },
    flake: { depth: 0.3, sparks: 1.2 },
    clouds: { size: 150, depth: 0.55 },
    warmth: 0.5,
  },
  pearl: {
    contrast: 4,
    brush: { depth: 0, length: 100 },
    flake: { depth: 0.7, sparks: 3 },
    clouds: { size: 360, depth: 0.5 },
    warmth: 0.35,
  },
  lacquer: {
    contrast: 5,
    brush: { depth: 0.12, length: 160 },
    flake: { depth: 0.6, sparks: 9 },
    clouds: { size: 300, depth: 0.3 },
    warmth: 0.2,
  },
  cast: {
    contrast: 6.5,
    brush: { depth: 0.14, length: 40 },
    flake: { depth: 0.5, sparks: 0 },
    clouds: { size: 190, depth: 0.75 },
    wear: { share: 0.26, size: 150 },
    warmth: 0.4,
  },
  patina: {
    contrast: 6.5,
    brush: { depth: 0.06, length: 60 },
    flake: { depth: 0.4, sparks: 0 },
    clouds: { size: 150, depth: 0.9 },
    wear: { share: 0.2, size: 110 },
    warmth: 0.5,
  },
  gilt: {
    contrast: 6,
    brush: { depth: 0.12, length: 50 },
    flake: { depth: 0.35, sparks: 0 },
    clouds: { size: 140, depth: 0.6 },
    wear: { share: 0.12, size: 95 },
    leaf: 85,
    warmth: 0.5,
  },
} as const satisfies Record<string, Metal>;
