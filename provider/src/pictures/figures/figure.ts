import type { Lab } from '../../catalogue/lab.ts';

/** What a figure says of one place. */
export interface Mark {
  /** -1 (darkest) to 1 (lightest), about 0 on average, so that the colour code stays the decor's mean. */
  tone: number;
  /** How much of the accent covers the place, 0 to 1. */
  accent: number;
}

/** The drawing on a decor. */
export interface Figure {
  /** How far L* moves at tone 1. */
  contrast: number;
  /** A second colour in the drawing, such as veins. */
  accent: Lab;
  /** Places are in millimetres on the 8 × 4 ft sheet: x across it, y along it. */
  draw(x: number, y: number, mark: Mark): void;
}

/** Draws a figure for a colour. `grain` is the size of a pixel in millimetres: finer detail is left out. */
export type FigureMaker = (colour: Lab, seed: number, grain: number) => Figure;
