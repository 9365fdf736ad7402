/** Parameters of a stone, apart from its colour. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Stone {
  /** Change of L* at tone 1. */
  contrast: number;
  clouds: { size: number; depth: number };
  /** Nearly level beds of sediment: their number on a tile. */
  bedding?: { beds: number; depth: number; bend: number };
  /** Crystals with straight edges; `first` and `second` are the shares of two other minerals. */
  crystals?: { size: number; depth: number; first: number; second: number };
  /** Depth of the grains of sand, and their size. */
  sand: { size: number; depth: number };
  /** Flecks of the first accent. */
  flecks?: { perSquareCentimetre: number; largest: number; strength: number };
  /** Steps of a split surface. */
  riven?: { step: number; depth: number };
}

export const STONES = {
  basalt: {
    contrast: 6,
    clouds: { size: 260, depth: 0.35 },
    sand: { size: 1.6, depth: 0.55 },
    flecks: { perSquareCentimetre: 0.9, largest: 1.5, strength: 0.6 },
  },
  bone: {
    contrast: 6,
    clouds: { size: 170, depth: 0.4 },
    bedding: { beds: 13, depth: 0.5, bend: 0.07 },
    sand: { size: 2.2, depth: 0.45 },
    flecks: { perSquareCentimetre: 1.6, largest: 3, strength: 0.4 },
  },
  chlorite: {
    contrast: 9,
    clouds: { size: 120, depth: 0.42 },
    bedding: { beds: 14, depth: 0.25, bend: 0.06 },
    sand: { size: 2.8, depth: 0.6 },
    flecks: { perSquareCentimetre: 5, largest: 1.7, strength: 0.5 },
  },
  galaxy: {
    contrast: 4,
    clouds: { size: 200, depth: 0.4 },
    crystals: { size: 4, depth: 0.5, first: 0, second: 0 },
    sand: { size: 1.4, depth: 0.4 },
    flecks: { perSquareCentimetre: 5, largest: 1.5, strength: 0.9 },
  },
  granite: {
    contrast: 8,
    clouds: { size: 150, depth: 0.3 },
    crystals: { size: 4.2, depth: 0.8, first: 0.15, second: 0.12 },
    sand: { size: 1.5, depth: 0.35 },
  },
  'river-granite': {
    contrast: 7,
    clouds: { size: 180, depth: 0.35 },
    bedding: { beds: 6, depth: 0.3, bend: 0.16 },
    crystals: { size: 2.8, depth: 0.8, first: 0.2, second: 0.13 },
    sand: { size: 1.4, depth: 0.3 },
  },
  salt: {
    contrast: 5,
    clouds: { size: 140, depth: 0.5 },
    crystals: { size: 5.2, depth: 0.75, first: 0.09, second: 0 },
    sand: { size: 1.4, depth: 0.3 },
    flecks: { perSquareCentimetre: 7, largest: 0.9, strength: 0.4 },
  },
  sandstone: {
    contrast: 6,
    clouds: { size: 300, depth: 0.4 },
    bedding: { beds: 22, depth: 0.8, bend: 0.05 },
    sand: { size: 1.3, depth: 0.55 },
  },
  finestone: {
    contrast: 6,
    clouds: { size: 240, depth: 0.3 },
    bedding: { beds: 20, depth: 0.5, bend: 0.06 },
    sand: { size: 1.6, depth: 0.6 },
    flecks: { perSquareCentimetre: 3, largest: 1.6, strength: 0.6 },
  },
  bedded: {
    contrast: 5,
    clouds: { size: 260, depth: 0.4 },
    bedding: { beds: 30, depth: 0.42, bend: 0.025 },
    sand: { size: 1.4, depth: 0.6 },
    flecks: { perSquareCentimetre: 3, largest: 1.7, strength: 0.5 },
  },
  slate: {
    contrast: 7,
    clouds: { size: 210, depth: 0.4 },
    sand: { size: 1.7, depth: 0.35 },
    riven: { step: 0.13, depth: 0.85 },
  },
} as const satisfies Record<string, Stone>;
