import type { DecorRecipe } from '../figures/draw-figure.ts';

/** How a colour is drawn. The colour itself adds its code and its seed. */
export type ColourDrawing = Omit<DecorRecipe, 'code' | 'seed'>;

/** A colour that a surface can show. */
export interface SurfaceColour {
  colour_name: string;
  /** `Solid`, `Wood Grain`, … */
  type: string;
  /** `#rrggbb` */
  code: string;
  /** `undefined` for a colour of a foreign catalogue: it gets the default figure of its type. */
  drawing: ColourDrawing | undefined;
}

/** All of a product that its pictures depend on. Plain data, so that it can be sent to a worker. */
export interface Decor extends SurfaceColour {
  /** Thickness and finish, such as `1.5mm Acrylic`. */
  category: string;
  /** `Sheet`, or the core of a board. */
  material: string;
  /** Colours for the second surface of a room, the best match first. */
  goesWith: readonly SurfaceColour[];
}
