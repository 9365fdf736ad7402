import type { Lab } from '../../colour/lab.ts';
import type { Plane } from './tile.ts';

/** What a figure says of each place of a face, before it has colours. */
export interface Drawing {
  /** -1 for the darkest to 1 for the lightest, more in rare places. */
  tone: Plane;
  /** How far L* moves at tone 1. */
  contrast: number;
  /** -1 for cooler to 1 for warmer, apart from light and dark. */
  warmth?: Plane;
  /** Laid over one another in this order. */
  accents: readonly Accent[];
}

/** A second material in a face: veins, flecks, threads. */
export interface Accent {
  colour: Lab;
  /** 0 to 1. */
  cover: Plane;
}
