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
