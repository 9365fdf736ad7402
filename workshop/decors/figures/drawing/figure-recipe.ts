/** How the log was sawn: a crown cut shows cathedrals, a rift cut leaning lines, a quarter cut straight ones. */
export const CUTS = ['crown', 'rift', 'quarter'] as const;
export type Cut = (typeof CUTS)[number];

/** What the drawing of a figure depends on. Plain data, so that it can be compared, hashed and sent to a worker. */
export interface FigureRecipe {
  /** Wood only. */
  cut?: Cut;
  /** `#rrggbb`: the mean colour of the whole tile. */
  code: string;
  /** `#rrggbb` of veins, flecks or second threads, the most conspicuous first. A figure has defaults for missing ones. */
  accents: readonly string[];
  /** Size of the figure relative to its default. */
  scale: number;
  /** Relative to the default. */
  contrast: number;
  /** Number of veins, knots or flecks relative to the default. */
  amount: number;
  seed: number;
}
