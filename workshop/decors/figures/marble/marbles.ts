import type { VeinCourse } from './vein-path.ts';

/** Parameters of a veined marble, apart from its colours. Lengths in millimetres. */
export interface Veining {
  course: VeinCourse;
  /** Main veins: number per square metre, width, opacity. */
  veins: { perSquareMetre: number; width: number; strength: number; companions: number };
  /** Hairlines across the veins. */
  hairlines: { perSquareMetre: number; strength: number };
  /** Spread and density of the haze around the main veins. */
  smoke: { width: number; strength: number };
  /** Depth of the ground's clouds in L*. */
  clouds: number;
  /** One of this many veins has the second accent. */
  secondEvery: number;
  /** Displacement of the veins. */
  shake: number;
}

export const VEININGS = {
  makrana: {
    course: { slant: 1.05, stray: 0.35, jag: 0.15, forks: 2.2 },
    veins: { perSquareMetre: 4, width: 6, strength: 0.75, companions: 2 },
    hairlines: { perSquareMetre: 7, strength: 0.3 },
    smoke: { width: 85, strength: 0.3 },
    clouds: 2.2,
    secondEvery: 3,
    shake: 9,
  },
  kishangarh: {
    course: { slant: 0.8, stray: 0.4, jag: 0.4, forks: 3 },
    veins: { perSquareMetre: 7, width: 3.2, strength: 0.8, companions: 1 },
    hairlines: { perSquareMetre: 14, strength: 0.5 },
    smoke: { width: 120, strength: 0.26 },
    clouds: 2.6,
    secondEvery: 4,
    shake: 8,
  },
  nero: {
    // Calcite in healed cracks: few forks, or the veins look like lightning.
    course: { slant: 0.95, stray: 0.5, jag: 0.3, forks: 0.8 },
    veins: { perSquareMetre: 3.4, width: 6.5, strength: 0.95, companions: 1 },
    hairlines: { perSquareMetre: 24, strength: 0.34 },
    smoke: { width: 60, strength: 0.03 },
    clouds: 4,
    secondEvery: 4,
    shake: 8,
  },
  serpentine: {
    course: { slant: 0.9, stray: 0.7, jag: 0.55, forks: 4.5 },
    veins: { perSquareMetre: 8, width: 3.4, strength: 0.8, companions: 2 },
    hairlines: { perSquareMetre: 85, strength: 0.62 },
    smoke: { width: 90, strength: 0.1 },
    clouds: 7,
    secondEvery: 3,
    shake: 13,
  },
  sodalite: {
    course: { slant: 0.6, stray: 0.55, jag: 0.35, forks: 4 },
    veins: { perSquareMetre: 6, width: 9, strength: 0.85, companions: 2 },
    hairlines: { perSquareMetre: 14, strength: 0.5 },
    smoke: { width: 70, strength: 0.12 },
    clouds: 9,
    secondEvery: 3,
    shake: 12,
  },
} as const satisfies Record<string, Veining>;

/** Parameters of a brecciated marble. Lengths in millimetres. */
export interface Breccia {
  /** Size of the large pieces and of the splinters. */
  piece: number;
  splinter: number;
  /** Width of the healed cracks between large pieces, and the visible share of them. */
  crack: number;
  open: number;
  /** Difference between pieces in L*. */
  contrast: number;
  /** Displacement after the break. */
  flow: number;
}

export const BRECCIAS = {
  emperador: { piece: 150, splinter: 46, crack: 3.4, open: 0.5, contrast: 6.5, flow: 34 },
} as const satisfies Record<string, Breccia>;

/** Parameters of an onyx. */
export interface Onyx {
  /** Bands across the tile. */
  bands: number;
  /** Bend of the bands as a share of the tile. */
  bend: number;
  /** Share of bands in the second colour. */
  ribbons: number;
  /** Sharp veins per square metre. */
  veins: number;
  contrast: number;
}

export const ONYXES = {
  honey: { bands: 5, bend: 0.26, ribbons: 0.4, veins: 2.6, contrast: 5 },
  ribbon: { bands: 10, bend: 0.13, ribbons: 0.5, veins: 0.8, contrast: 5 },
} as const satisfies Record<string, Onyx>;
