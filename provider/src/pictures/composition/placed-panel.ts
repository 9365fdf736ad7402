import type { Panel } from '../layers/scene.ts';
import { cutFrom } from './cut.ts';
import { type Homography, homographyOf } from './homography.ts';
import type { Texture } from './texture.ts';

/** Pixels by which a panel's pixels may lie beside its corners. */
const MARGIN = 3;

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
  /** Pixels that may be the panel's, the last ones not included. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** @param panel its corners in pixels of the picture */
export function placePanel(
  panel: Panel,
  { texture, metres }: Cladding,
  width: number,
  height: number,
): PlacedPanel {
  const across = panel.corners.map(([x]) => x);
  const down = panel.corners.map(([, y]) => y);
  return {
    id: panel.id,
    texture,
    toTexture: homographyOf(panel.corners, cutFrom(panel, metres)),
    left: Math.max(0, Math.floor(Math.min(...across)) - MARGIN),
    right: Math.min(width, Math.ceil(Math.max(...across)) + MARGIN),
    top: Math.max(0, Math.floor(Math.min(...down)) - MARGIN),
    bottom: Math.min(height, Math.ceil(Math.max(...down)) + MARGIN),
  };
}
