import { type DecorRecipe, drawFigure } from './draw-figure.ts';
import { paint } from './paint.ts';

/** The bare colour of a decor's face, without light or gloss. It goes on seamlessly at all four sides. */
export interface DecorTexture {
  /** Width and height in pixels. */
  size: number;
  /** The real width and height of what the pixels show. Grain and brush run from top to bottom. */
  millimetres: number;
  /** sRGB, three bytes a pixel, row by row. */
  pixels: Uint8ClampedArray;
}

/** Draws a decor: the same bytes for the same recipe and size on every machine. Keeps its thread busy for up to two seconds. */
export function decorTexture(recipe: DecorRecipe, size: 512 | 1024 | 2048): DecorTexture {
  const { face, drawing } = drawFigure(recipe, size);
  return {
    size,
    millimetres: face.millimetres,
    pixels: paint(drawing, recipe, face),
  };
}
