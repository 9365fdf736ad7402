import type { Extent } from '../scenes/panel-map.ts';
import type { Panel } from '../scenes/scene.ts';
import { type Homography, homographyOf } from './homography.ts';
import { sheetLayout } from './sheet-layout.ts';
import type { Texture } from './texture.ts';

/** A decor as a surface wears it. */
export interface Cladding {
  texture: Texture;
  /** Width of the texture as it is laid, in the scene's metres. */
  metres: number;
}

/** A panel where it stands in a picture. */
export interface PlacedPanel {
  id: number;
  texture: Texture;
  /** From pixels to parts of the texture. */
  toTexture: Homography;
  /** All pixels of the panel lie within: its edges and ends too, where the decor goes on as its face would. */
  extent: Extent;
}

/** @param panel its corners in pixels of the picture */
export function placePanel(panel: Panel, { texture, metres }: Cladding, extent: Extent): PlacedPanel {
  return {
    id: panel.id,
    texture,
    toTexture: homographyOf(panel.corners, sheetLayout(panel, metres)),
    extent,
  };
}
