import * as z from 'zod/mini';

const pair = z.tuple([z.number(), z.number()]);
const place = z.int().check(z.nonnegative());

const Panel = z.object({
  /** Its value in the id map. */
  id: z.int().check(z.minimum(1), z.maximum(255)),
  /** Index of its surface. */
  surface: place,
  /** Pixels from the top left: the panel's origin, along u, along both, along v. */
  corners: z.tuple([pair, pair, pair, pair]),
  /** Metres along u and v. */
  size: pair,
  /** Position of the panel on its sheet in metres. */
  origin: pair,
  /** Whether the decor's long side runs along v (vertical) or along u. */
  grain: z.enum(['vertical', 'horizontal']),
});
export type Panel = z.output<typeof Panel>;

const Variant = z.object({
  /** One file for each surface: that surface white, all others black. */
  white: z.array(z.string()).check(z.minLength(1)),
  /** All surfaces black, in this finish. */
  black: z.string(),
  /** The black layer that is subtracted from the white ones. */
  shadow: z.string(),
  ids: z.optional(z.string()),
  panels: z.optional(z.array(Panel)),
});
export type Variant = z.output<typeof Variant>;

/** A scene's `scene.json`, as `workshop/scenes/README.md` describes it. */
export const Scene = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  surfaces: z.array(z.string()).check(z.minLength(1)),
  ids: z.string(),
  variants: z.partialRecord(z.enum(['gloss', 'matt', 'metallic', 'fluted']), Variant),
  panels: z.array(Panel),
});
export type Scene = z.output<typeof Scene>;
