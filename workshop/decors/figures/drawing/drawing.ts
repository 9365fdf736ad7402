import type { Lab } from 'catalogue/colour/lab';
import type { Plane } from './tile.ts';

/** What a figure draws for each pixel of a tile, before colours are applied. */
export interface Drawing {
  /** -1 for the darkest to 1 for the lightest; rare pixels exceed that. */
  tone: Plane;
  /** Change of L* at tone 1. */
  contrast: number;
  /** -1 for cooler to 1 for warmer, independent of the tone. */
  warmth?: Plane;
  /** Painted over one another in this order. */
  accents: readonly Accent[];
}

/** A second material in a tile: veins, flecks, threads. */
export interface Accent {
  colour: Lab;
  /** Opacity, 0 to 1. */
  cover: Plane;
}
