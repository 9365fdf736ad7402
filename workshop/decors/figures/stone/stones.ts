import type { Mottle } from '../drawing/mottle.ts';

/** Parameters of a stone, apart from its colour. Lengths in millimetres, depths in tone (see `Drawing`). */
export interface Stone {
  /** Change of L* at tone 1. */
  contrast: number;
  clouds: { size: number; depth: number };
  /** Patches with ragged edges. */
  mottle?: Mottle;
  /** Patches of warmer and cooler colour. */
  rust?: { across: number; along: number; gain: number };
  /** Beds of leaning layers: how thick a bed and a layer is. */
  crossBeds?: { thick: number; layer: number; depth: number };
  /** Small holes. */
  pits?: { perSquareCentimetre: number; largest: number; depth: number };
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
    contrast: 8,
    clouds: { size: 600, depth: 0.18 },
    mottle: { size: 110, depth: 0.42, edge: 2.4 },
    sand: { size: 1.6, depth: 0.75 },
    pits: { perSquareCentimetre: 0.3, largest: 3.6, depth: 1.5 },
    flecks: { perSquareCentimetre: 1.1, largest: 2.4, strength: 0.6 },
  },
  bone: {
    contrast: 7,
    clouds: { size: 500, depth: 0.14 },
    mottle: { size: 120, flat: 0.6, depth: 0.45, edge: 2.2 },
    rust: { across: 260, along: 260, gain: 0.48 },
    sand: { size: 2.2, depth: 0.4 },
    pits: { perSquareCentimetre: 0.5, largest: 4.2, depth: 1.5 },
    flecks: { perSquareCentimetre: 1.2, largest: 3, strength: 0.45 },
  },
  chlorite: {
    contrast: 10,
    clouds: { size: 500, depth: 0.15 },
    mottle: { size: 75, depth: 0.3, edge: 2.4 },
    rust: { across: 190, along: 190, gain: 0.67 },
    sand: { size: 2.6, depth: 0.5 },
    pits: { perSquareCentimetre: 0.6, largest: 5, depth: 1.5 },
    flecks: { perSquareCentimetre: 2.6, largest: 2.2, strength: 0.6 },
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
    contrast: 7,
    clouds: { size: 600, depth: 0.15 },
    mottle: { size: 48, flat: 0.7, depth: 0.26, edge: 2.2 },
    crossBeds: { thick: 300, layer: 16, depth: 0.26 },
    rust: { across: 210, along: 105, gain: 0.7 },
    sand: { size: 1.5, depth: 1 },
    pits: { perSquareCentimetre: 0.12, largest: 2.6, depth: 1.2 },
    flecks: { perSquareCentimetre: 1.3, largest: 2.2, strength: 0.5 },
  },
  finestone: {
    contrast: 6,
    clouds: { size: 600, depth: 0.12 },
    mottle: { size: 60, flat: 0.5, depth: 0.16, edge: 2.4 },
    crossBeds: { thick: 320, layer: 7, depth: 0.34 },
    rust: { across: 300, along: 120, gain: 0.84 },
    sand: { size: 1.6, depth: 0.65 },
    flecks: { perSquareCentimetre: 2, largest: 1.8, strength: 0.6 },
  },
  bedded: {
    contrast: 5,
    clouds: { size: 260, depth: 0.4 },
    bedding: { beds: 30, depth: 0.42, bend: 0.025 },
    sand: { size: 1.4, depth: 0.6 },
    flecks: { perSquareCentimetre: 3, largest: 1.7, strength: 0.5 },
  },
  slate: {
    contrast: 8,
    clouds: { size: 600, depth: 0.12 },
    sand: { size: 1.7, depth: 0.3 },
    riven: { step: 0.11, depth: 0.8 },
  },
} as const satisfies Record<string, Stone>;
