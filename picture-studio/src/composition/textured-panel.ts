import type { Panel } from '../scenes/scene.ts';
import { type Homography, homographyOf, type Point, type Quad } from './homography.ts';
import type { Texture } from './texture.ts';

/** A decor on a surface. */
export interface Cladding {
  texture: Texture;
  /** Width of the texture in metres of the scene. */
  metres: number;
  /** Whether every other sheet is turned over, like book-matched veneers. */
  isBookMatched?: boolean;
}

/** A panel and the mapping from its pixels to its texture. */
export interface PlacedPanel {
  id: number;
  texture: Texture;
  /** From pixels to texture coordinates, where 1 is the whole texture. */
  toTexture: Homography;
}

/** @param panel with corners in pixels of the picture */
export function placePanel(panel: Panel, { texture, metres, isBookMatched = false }: Cladding): PlacedPanel {
  return {
    id: panel.id,
    texture,
    toTexture: homographyOf(panel.corners, sheetLayout(panel, metres, isBookMatched)),
  };
}

/** Multiples of the golden ratio, modulo 1, are evenly spread and never repeat. */
const GOLDEN = 0.618034;

/**
 * Texture coordinates of a panel's corners. Grain continues from panel to panel of one sheet. Sheets are as wide as the
 * texture, and each starts at another offset, like sheets from a printed roll, so that a wall shows no repeating
 * pattern.
 * @param metres width and height of the texture in the scene
 */
export function sheetLayout(
  { size: [width, height], origin: [left, bottom], grain }: Panel,
  metres: number,
  isBookMatched = false,
): Quad {
  const isUpright = grain === 'vertical';
  const middle = isUpright ? left + width / 2 : bottom + height / 2;
  const sheet = Math.floor(middle / metres);
  const start = sheet * GOLDEN;
  const turned = isBookMatched && sheet % 2 !== 0 ? -1 : 1;
  const place = (u: number, v: number): Point => {
    const [across, along] = isUpright ? [u, v] : [v, u];
    // Rows of a texture run downwards.
    return [(turned * across) / metres, start - along / metres];
  };
  const right = left + width;
  const top = bottom + height;
  return [place(left, bottom), place(right, bottom), place(right, top), place(left, top)];
}
