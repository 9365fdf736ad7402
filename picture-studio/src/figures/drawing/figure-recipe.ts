import type { Cut, FigureName } from '../../recipes/figures-by-type.ts';

/** All that a decor's drawing depends on. Plain data, so that it can be compared, hashed and sent to a thread. */
export interface DecorRecipe {
  figure: FigureName;
  /** How the log was cut; of woods only. */
  cut?: Cut;
  /** `#rrggbb`: the mean of the whole face. */
  code: string;
  /** `#rrggbb` of veins, flecks or second threads, the most conspicuous first; a figure has its own for those that are missing. */
  accents: readonly string[];
  /** Size of the figure against its usual one. */
  scale: number;
  /** Against the usual one. */
  contrast: number;
  /** How many veins, knots or flecks there are, against the usual number. */
  amount: number;
  seed: number;
}
