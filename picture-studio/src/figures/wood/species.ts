/** Parameters of a wood species, apart from its colour. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Species {
  /** Change of L* at tone 1. */
  contrast: number;
  rings: {
    spacing: number;
    /** Distance between two flames of a cathedral, along its heart. */
    flame: number;
    /** Darkness of the porous earlywood, of the dense latewood, and of the line at the end of a ring. */
    spring: number;
    autumn: number;
    line: number;
    /** Irregularity of the rings. */
    wander: number;
    /** Difference between groups of good and bad years, which shows from afar. */
    eras?: number;
  };
  pores: { perSquareCentimetre: number; longest: number; width: number; depth: number; inSpring: number };
  /** Depth of the fibres, which show as hairlines along the grain. */
  fibre: number;
  /** Broad lighter and darker streaks along the grain. */
  bands: { width: number; depth: number };
  /**
   * Dark streaks independent of the rings; `cover` is their share of the tile. With `fade`, the relative width of their
   * edges, the streaks of a straight cut are lines that run on for a metre.
   */
  pigment?: { width: number; cover: number; fade?: number };
  /** Interlocked grain: depth of the ribbon stripes. */
  ribbon: number;
  /** Depth of the cross-grain figure of curly wood. */
  curl: number;
  /** Variation of the hue. */
  warmth: number;
  /** Sideways sway of the fibres. */
  sway: number;
  /**
   * Minimum and maximum width of a veneer leaf, and the difference in tone between leaves. Planks show their joints, other
   * leaves are cross-faded. Cathedrals are `blunt` times as wide as usual.
   */
  leaf: { narrowest: number; widest: number; difference: number; plank?: boolean; blunt?: number };
  knots?: { perSquareMetre: number; largest: number };
}

const EVEN_LEAF = { narrowest: 160, widest: 250, difference: 0.12 };

export const SPECIES = {
  acacia: {
    contrast: 12,
    rings: { spacing: 7, flame: 85, spring: 0.25, autumn: 0.4, line: 0.45, wander: 13 },
    pores: { perSquareCentimetre: 9, longest: 7, width: 0.35, depth: 0.6, inSpring: 0.3 },
    fibre: 0.3,
    bands: { width: 60, depth: 0.45 },
    pigment: { width: 30, cover: 0.16 },
    ribbon: 0.15,
    curl: 0.12,
    warmth: 0.4,
    sway: 10,
    leaf: { narrowest: 110, widest: 190, difference: 0.22 },
  },
  ash: {
    contrast: 10,
    rings: { spacing: 9, flame: 120, spring: 0.75, autumn: 0.12, line: 0.06, wander: 12 },
    pores: { perSquareCentimetre: 20, longest: 8, width: 0.35, depth: 0.7, inSpring: 0.95 },
    fibre: 0.3,
    bands: { width: 110, depth: 0.16 },
    ribbon: 0,
    curl: 0,
    warmth: 0.22,
    sway: 7,
    leaf: { narrowest: 220, widest: 330, difference: 0.08 },
  },
  birch: {
    contrast: 8,
    rings: { spacing: 5, flame: 130, spring: 0.05, autumn: 0.25, line: 0.6, wander: 8 },
    // Few and wide: the brown pith flecks, not the pores, are what shows in birch.
    pores: { perSquareCentimetre: 0.35, longest: 11, width: 0.9, depth: 1.3, inSpring: 0 },
    fibre: 0.42,
    bands: { width: 110, depth: 0.22 },
    ribbon: 0,
    curl: 0.15,
    warmth: 0.35,
    sway: 5,
    leaf: EVEN_LEAF,
  },
  deodar: {
    contrast: 12,
    rings: { spacing: 6.5, flame: 62, spring: 0, autumn: 0.95, line: 0.35, wander: 10, eras: 0.22 },
    pores: { perSquareCentimetre: 1.5, longest: 6, width: 0.3, depth: 0.4, inSpring: 0 },
    fibre: 0.3,
    bands: { width: 120, depth: 0.32 },
    ribbon: 0,
    curl: 0,
    warmth: 0.6,
    sway: 7,
    leaf: { narrowest: 210, widest: 330, difference: 0.16, blunt: 2.6 },
    knots: { perSquareMetre: 4, largest: 13 },
  },
  driftwood: {
    contrast: 13,
    rings: { spacing: 4.5, flame: 90, spring: 0.35, autumn: 0.5, line: 0.4, wander: 8 },
    pores: { perSquareCentimetre: 16, longest: 22, width: 0.4, depth: 0.6, inSpring: 0.5 },
    fibre: 0.5,
    bands: { width: 30, depth: 0.4 },
    pigment: { width: 9, cover: 0.08 },
    ribbon: 0,
    curl: 0,
    warmth: 0.55,
    sway: 6,
    leaf: { narrowest: 115, widest: 165, difference: 0.4, plank: true },
    knots: { perSquareMetre: 2, largest: 16 },
  },
  ebony: {
    contrast: 6,
    rings: { spacing: 4, flame: 110, spring: 0.05, autumn: 0.3, line: 0.3, wander: 8 },
    pores: { perSquareCentimetre: 14, longest: 5, width: 0.25, depth: 0.5, inSpring: 0 },
    fibre: 0.4,
    bands: { width: 60, depth: 0.5 },
    pigment: { width: 26, cover: 0.3, fade: 0.5 },
    ribbon: 0,
    curl: 0,
    warmth: 1,
    sway: 9,
    leaf: EVEN_LEAF,
  },
  mango: {
    contrast: 12,
    rings: { spacing: 11, flame: 120, spring: 0.1, autumn: 0.3, line: 0.35, wander: 22 },
    pores: { perSquareCentimetre: 10, longest: 8, width: 0.4, depth: 0.65, inSpring: 0.1 },
    fibre: 0.3,
    bands: { width: 55, depth: 0.45 },
    pigment: { width: 22, cover: 0.14 },
    ribbon: 0.22,
    curl: 0.16,
    warmth: 0.55,
    sway: 13,
    leaf: { narrowest: 150, widest: 240, difference: 0.22 },
  },
  oak: {
    contrast: 11,
    rings: { spacing: 5.5, flame: 95, spring: 0.62, autumn: 0.16, line: 0.1, wander: 9 },
    pores: { perSquareCentimetre: 26, longest: 9, width: 0.32, depth: 0.75, inSpring: 0.9 },
    fibre: 0.34,
    bands: { width: 70, depth: 0.22 },
    ribbon: 0,
    curl: 0,
    warmth: 0.25,
    sway: 5,
    leaf: EVEN_LEAF,
  },
  padauk: {
    contrast: 13,
    rings: { spacing: 9, flame: 140, spring: 0.1, autumn: 0.25, line: 0.3, wander: 12 },
    pores: { perSquareCentimetre: 10, longest: 17, width: 0.6, depth: 1, inSpring: 0 },
    fibre: 0.42,
    bands: { width: 70, depth: 0.3 },
    pigment: { width: 15, cover: 0.13, fade: 0.3 },
    ribbon: 0.55,
    curl: 0.1,
    warmth: 0.8,
    sway: 5,
    leaf: EVEN_LEAF,
  },
  rosewood: {
    contrast: 10,
    rings: { spacing: 6, flame: 80, spring: 0.1, autumn: 0.5, line: 0.55, wander: 13 },
    pores: { perSquareCentimetre: 8, longest: 6, width: 0.35, depth: 0.6, inSpring: 0 },
    fibre: 0.3,
    bands: { width: 40, depth: 0.4 },
    pigment: { width: 13, cover: 0.24, fade: 0.14 },
    ribbon: 0.1,
    curl: 0,
    warmth: 0.6,
    sway: 8,
    leaf: { narrowest: 190, widest: 300, difference: 0.14 },
  },
  sal: {
    contrast: 13,
    rings: { spacing: 8, flame: 150, spring: 0.25, autumn: 0.2, line: 0.3, wander: 6 },
    pores: { perSquareCentimetre: 14, longest: 20, width: 0.6, depth: 1.15, inSpring: 0.2 },
    fibre: 0.5,
    bands: { width: 60, depth: 0.3 },
    pigment: { width: 8, cover: 0.07, fade: 0.25 },
    ribbon: 0.5,
    curl: 0,
    warmth: 0.55,
    sway: 5,
    leaf: EVEN_LEAF,
  },
  sheesham: {
    contrast: 12,
    rings: { spacing: 8, flame: 70, spring: 0.15, autumn: 0.5, line: 0.35, wander: 20 },
    pores: { perSquareCentimetre: 10, longest: 6, width: 0.4, depth: 0.65, inSpring: 0.2 },
    fibre: 0.36,
    bands: { width: 45, depth: 0.42 },
    pigment: { width: 18, cover: 0.24 },
    ribbon: 0.25,
    curl: 0.12,
    warmth: 0.5,
    sway: 14,
    leaf: { narrowest: 140, widest: 230, difference: 0.26 },
  },
  tamarind: {
    contrast: 10,
    rings: { spacing: 10, flame: 130, spring: 0.05, autumn: 0.3, line: 0.25, wander: 18 },
    pores: { perSquareCentimetre: 15, longest: 3.5, width: 0.5, depth: 1.1, inSpring: 0 },
    fibre: 0.26,
    bands: { width: 65, depth: 0.4 },
    pigment: { width: 20, cover: 0.18 },
    ribbon: 0.3,
    curl: 0.14,
    warmth: 0.6,
    sway: 11,
    leaf: { narrowest: 180, widest: 280, difference: 0.18 },
  },
  teak: {
    contrast: 12,
    rings: { spacing: 6.5, flame: 110, spring: 0.42, autumn: 0.2, line: 0.5, wander: 10 },
    pores: { perSquareCentimetre: 14, longest: 12, width: 0.4, depth: 0.8, inSpring: 0.7 },
    fibre: 0.38,
    bands: { width: 45, depth: 0.3 },
    pigment: { width: 12, cover: 0.07 },
    ribbon: 0,
    curl: 0,
    warmth: 0.4,
    sway: 6,
    leaf: { narrowest: 170, widest: 270, difference: 0.14 },
  },
  walnut: {
    contrast: 12,
    rings: { spacing: 7.5, flame: 105, spring: 0.3, autumn: 0.3, line: 0.4, wander: 15 },
    pores: { perSquareCentimetre: 13, longest: 7, width: 0.35, depth: 0.75, inSpring: 0.4 },
    fibre: 0.3,
    bands: { width: 60, depth: 0.45 },
    pigment: { width: 24, cover: 0.24 },
    ribbon: 0,
    curl: 0.05,
    warmth: 0.5,
    sway: 9,
    leaf: { narrowest: 200, widest: 320, difference: 0.12 },
  },
  wenge: {
    contrast: 14,
    // Pale tissue between dark fibres: the lines of wenge are lighter than its ground.
    rings: { spacing: 6, flame: 52, spring: 0.6, autumn: -0.85, line: 0, wander: 8, eras: 0.1 },
    pores: { perSquareCentimetre: 10, longest: 14, width: 0.35, depth: 0.5, inSpring: 0 },
    fibre: 0.45,
    bands: { width: 55, depth: 0.35 },
    ribbon: 0,
    curl: 0,
    warmth: 0.7,
    sway: 4,
    leaf: { narrowest: 180, widest: 260, difference: 0.15, blunt: 1.5 },
  },
} as const satisfies Record<string, Species>;
