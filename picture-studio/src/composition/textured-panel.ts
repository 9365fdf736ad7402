import type { Extent } from '../scenes/panel-map.ts';
import type { Panel } from '../scenes/scene.ts';
import { type Homography, homographyOf } from './homography.ts';
import { sheetLayout } from './sheet-layout.ts';
import type { Texture } from './texture.ts';

/** A decor on a surface. */
export interface Cladding {
  texture: Texture;
  /** Width of the texture in metres of the scene. */
  metres: number;
}

/** A panel and the mapping from its pixels to its texture. */
export interface PlacedPanel {
  id: number;
  texture: Texture;
  /** From pixels to texture coordinates, where 1 is the whole texture. */
  toTexture: Homography;
  /** Bounds of the panel's pixels. They include its edges and ends, where the decor continues. */
  extent: Extent;
}

/** @param panel with corners in pixels of the picture */
export function placePanel(panel: Panel, { texture, metres }: Cladding, extent: Extent): PlacedPanel {
  return {
    id: panel.id,
    texture,
    toTexture: homographyOf(panel.corners, sheetLayout(panel, metres)),
    extent,
  };
}
