import { type DecorRecipe, drawFigure } from './draw-figure.ts';
import { paint } from './paint.ts';

/** The colour of a decor's surface, without light or gloss, as a seamless tile. */
export interface DecorTexture {
  /** Width and height in pixels. */
  size: number;
  /** Real width and height of the tile. Grain and brushing are vertical. */
  millimetres: number;
  /** sRGB, three bytes a pixel, row by row. */
  pixels: Uint8ClampedArray;
}

/** Draws a decor, with the same bytes for the same recipe and size on every machine. It blocks its thread for up to 2 s. */
export function decorTexture(recipe: DecorRecipe, size: 512 | 1024 | 2048): DecorTexture {
  const { tile, drawing } = drawFigure(recipe, size);
  return {
    size,
    millimetres: tile.millimetres,
    pixels: paint(drawing, recipe, tile),
  };
}
