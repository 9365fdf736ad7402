import type { VeinCourse } from './vein-path.ts';

/** What tells one veined marble from another once it has the same colours. Lengths in millimetres. */
export interface Veining {
  course: VeinCourse;
  /** Great veins: how many in a square metre, how wide, how much of the ground they hide. */
  veins: { perSquareMetre: number; width: number; strength: number; companions: number };
  /** Hairlines that cross the veins. */
  hairlines: { perSquareMetre: number; strength: number };
  /** How far smoke spreads about the great veins, and how dense it is. */
  smoke: { width: number; strength: number };
  /** Clouding of the ground, in L*. */
  clouds: number;
  /** Veins of the second accent: one of so many. */
  secondEvery: number;
  /** How far the rock shook its veins. */
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
    course: { slant: 0.95, stray: 0.3, jag: 0.9, forks: 3.6 },
    veins: { perSquareMetre: 5, width: 3.4, strength: 1, companions: 1 },
    hairlines: { perSquareMetre: 9, strength: 0.45 },
    smoke: { width: 60, strength: 0.02 },
    clouds: 4,
    secondEvery: 4,
    shake: 6,
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

/** What tells one broken and healed marble from another. Lengths in millimetres. */
export interface Breccia {
  /** Size of the great pieces and of the splinters. */
  piece: number;
  splinter: number;
  /** Width of the healed cracks between great pieces, and how many of them are open. */
  crack: number;
  open: number;
  /** How far pieces differ, in L*. */
  contrast: number;
  /** How far the rock flowed after it broke. */
  flow: number;
}

export const BRECCIAS = {
  emperador: { piece: 150, splinter: 46, crack: 3.4, open: 0.5, contrast: 6.5, flow: 34 },
} as const satisfies Record<string, Breccia>;

/** What tells one translucent marble from another. */
export interface Onyx {
  /** Layers across the face. */
  layers: number;
  /** How far they are bent, in shares of the face. */
  bend: number;
  /** Share of ribbons in the second colour. */
  ribbons: number;
  /** Sharp veins in a square metre. */
  veins: number;
  contrast: number;
}

export const ONYXES = {
  honey: { layers: 5, bend: 0.26, ribbons: 0.4, veins: 2.6, contrast: 5 },
  ribbon: { layers: 10, bend: 0.13, ribbons: 0.5, veins: 0.8, contrast: 5 },
} as const satisfies Record<string, Onyx>;
