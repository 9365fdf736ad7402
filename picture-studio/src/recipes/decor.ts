import type { DecorRecipe } from '../figures/draw-figure.ts';
import { seedOf } from '../figures/drawing/random.ts';
import { FIGURES_BY_TYPE } from './figures-by-type.ts';

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

export const FINISHES = ['gloss', 'matt', 'metallic', 'fluted'] as const;
export type Finish = (typeof FINISHES)[number];

/** How a surface reflects light. The category's name says it, except that metal has its own sheen under every coat. */
export function finishOf({ category, type }: Pick<Decor, 'category' | 'type'>): Finish {
  if (/fluted/i.test(category)) return 'fluted';
  if (type === 'Metallic') return 'metallic';
  return /acrylic/i.test(category) && !/matt/i.test(category) ? 'gloss' : 'matt';
}

/**
 * The recipe of a decor's colour. It is the same in every build except fluted panels: their ridges would cut the
 * cathedrals of a crown cut to pieces, so they get straight grain.
 */
export function recipeOf(decor: Omit<Decor, 'material' | 'goesWith'>): DecorRecipe {
  const drawing = decor.drawing ?? defaultDrawing(decor.type);
  const isStraight = drawing.cut !== undefined && finishOf(decor) === 'fluted';
  return {
    ...drawing,
    ...(isStraight && { cut: 'quarter' }),
    code: decor.code,
    seed: seedOf(decor.colour_name),
  };
}

function defaultDrawing(type: string): ColourDrawing {
  const [figure = 'solid'] = FIGURES_BY_TYPE.get(type) ?? [];
  const drawing: ColourDrawing = { figure, accents: [], scale: 1, contrast: 1, amount: 1 };
  return type === 'Wood Grain' ? { ...drawing, cut: 'crown' } : drawing;
}

const PLAIN: ReadonlySet<string> = new Set(['Solid', 'Pastel']);

/**
 * The decor of a room's second surface: a colour that matches the first. A plain colour is preferred beside a figure and a
 * figure beside a plain colour, because two figures in one room look restless. Without a match both surfaces are equal.
 */
export function secondSurface(decor: Decor): Decor {
  const isPlain = PLAIN.has(decor.type);
  const { goesWith } = decor;
  const match = goesWith.find(({ type }) => PLAIN.has(type) !== isPlain) ?? goesWith[0];
  return match ? { ...decor, ...match, goesWith: [] } : decor;
}
