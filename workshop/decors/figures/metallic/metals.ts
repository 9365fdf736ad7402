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
  wear?: { share: number; size: number; edge: number };
  /** Overlapping leaves of beaten gold. */
  leaf?: number;
  /** Dents of a hammer, and the waves of a rolled sheet: their size and slope. */
  dents?: { size: number; depth: number };
  wave?: { size: number; depth: number };
  /** 0 for matt to 1 for a mirror. */
  gloss: number;
  /** How much the slopes show in even light. */
  shaded: number;
  warmth: number;
}

const NO_FLAKE = { depth: 0.12, sparks: 0 };

export const METALS = {
  brushed: {
    gloss: 0.6,
    shaded: 0.4,
    contrast: 9,
    brush: { depth: 0.75, length: 240 },
    flake: NO_FLAKE,
    clouds: { size: 400, depth: 0.18 },
    warmth: 0.05,
  },
  'tight-brushed': {
    gloss: 0.55,
    shaded: 0.4,
    contrast: 8,
    brush: { depth: 0.95, length: 90 },
    flake: NO_FLAKE,
    clouds: { size: 400, depth: 0.12 },
    warmth: 0,
  },
  satin: {
    gloss: 0.4,
    shaded: 0.3,
    contrast: 5.5,
    brush: { depth: 0.5, length: 60 },
    flake: { depth: 0.4, sparks: 0 },
    clouds: { size: 300, depth: 0.25 },
    warmth: 0.08,
  },
  /** Rolled plate: long coarse lines, a little mill scale. */
  rolled: {
    gloss: 0.5,
    shaded: 0.4,
    contrast: 8,
    brush: { depth: 0.6, length: 420 },
    flake: { depth: 0.25, sparks: 0 },
    clouds: { size: 220, depth: 0.4 },
    warmth: 0.12,
  },
  polished: {
    gloss: 1,
    shaded: 0.5,
    contrast: 6,
    brush: { depth: 0.06, length: 160 },
    flake: { depth: 0.03, sparks: 0 },
    clouds: { size: 400, depth: 0.08 },
    wave: { size: 340, depth: 0.2 },
    warmth: 0.12,
  },
  grained: {
    gloss: 0.3,
    shaded: 0.3,
    contrast: 7.5,
    brush: { depth: 0.2, length: 14 },
    flake: { depth: 0.85, sparks: 0 },
    clouds: { size: 320, depth: 0.25 },
    warmth: 0.12,
  },
  /** Mother-of-pearl: colours drift in bent strata. */
  shell: {
    gloss: 0.5,
    shaded: 0.4,
    contrast: 4.5,
    brush: { depth: 0, length: 100 },
    flake: { depth: 0.3, sparks: 1.2 },
    clouds: { size: 150, depth: 0.55 },
    warmth: 0.5,
  },
  pearl: {
    gloss: 0.45,
    shaded: 0.3,
    contrast: 4,
    brush: { depth: 0, length: 100 },
    flake: { depth: 0.7, sparks: 3 },
    clouds: { size: 360, depth: 0.5 },
    warmth: 0.35,
  },
  lacquer: {
    gloss: 0.8,
    shaded: 0.55,
    contrast: 7,
    brush: { depth: 0.06, length: 160 },
    flake: { depth: 0.85, sparks: 7 },
    clouds: { size: 400, depth: 0.1 },
    wave: { size: 500, depth: 0.1 },
    warmth: 0.2,
  },
  cast: {
    gloss: 0.5,
    shaded: 0.8,
    contrast: 10,
    brush: { depth: 0.1, length: 40 },
    flake: { depth: 0.4, sparks: 0 },
    clouds: { size: 300, depth: 0.2 },
    dents: { size: 44, depth: 0.5 },
    wear: { share: 0.22, size: 160, edge: 0.9 },
    warmth: 0.5,
  },
  patina: {
    gloss: 0.6,
    shaded: 0.6,
    contrast: 8,
    brush: { depth: 0.06, length: 60 },
    flake: { depth: 0.3, sparks: 0 },
    clouds: { size: 150, depth: 0.5 },
    dents: { size: 70, depth: 0.25 },
    wear: { share: 0.24, size: 110, edge: 0.22 },
    warmth: 0.5,
  },
  gilt: {
    gloss: 0.75,
    shaded: 0.8,
    contrast: 10,
    brush: { depth: 0.08, length: 50 },
    flake: { depth: 0.2, sparks: 0 },
    clouds: { size: 200, depth: 0.15 },
    wear: { share: 0.13, size: 80, edge: 0.45 },
    leaf: 85,
    warmth: 0.4,
  },
  burnished: {
    gloss: 0.85,
    shaded: 0.7,
    contrast: 8,
    brush: { depth: 0.12, length: 40 },
    flake: { depth: 0.05, sparks: 0 },
    clouds: { size: 400, depth: 0.1 },
    dents: { size: 40, depth: 0.6 },
    warmth: 0.2,
  },
  hammered: {
    gloss: 0.8,
    shaded: 0.75,
    contrast: 13,
    brush: { depth: 0.05, length: 30 },
    flake: { depth: 0.08, sparks: 0 },
    clouds: { size: 300, depth: 0.15 },
    dents: { size: 24, depth: 0.85 },
    wear: { share: 0.1, size: 130, edge: 0.7 },
    warmth: 0.4,
  },
} as const satisfies Record<string, Metal>;
