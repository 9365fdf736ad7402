import { type DecorRecipe, drawFigure, reliefOf, type Span } from './draw-figure.ts';
import { normalMapOf } from './drawing/relief.ts';
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

/** In pixels. */
export type TextureSize = 256 | 512 | 1024 | 2048;

/** Draws a decor, with the same bytes for the same recipe and size on every machine. It blocks its thread for up to 2 s. */
export function decorTexture(recipe: DecorRecipe, size: TextureSize, span: Span = 'sample'): DecorTexture {
  const { tile, drawing } = drawFigure(recipe, size, span);
  return {
    size,
    millimetres: tile.millimetres,
    pixels: paint(drawing, recipe, tile),
  };
}

/** How a sample's surface leans and shines, as a normal map whose channels are stored like light; `undefined` for all but metals. */
export function decorNormalMap(recipe: DecorRecipe, size: TextureSize): DecorTexture | undefined {
  const drawn = reliefOf(recipe, size);
  if (drawn === undefined) return;
  return { size, millimetres: drawn.tile.millimetres, pixels: normalMapOf(drawn.relief) };
}
