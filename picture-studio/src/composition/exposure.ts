import type { PanelMap } from '../scenes/panel-map.ts';
import type { Panel } from '../scenes/scene.ts';
import type { LightCodes } from './light-code.ts';

/** The light of a scene in one finish and size: all that a picture needs besides the decor, the same for all decors. */
export interface Exposure<Light = LightCodes> {
  /** In pixels. */
  width: number;
  height: number;
  map: PanelMap;
  /** Corners in pixels of this size. */
  panels: readonly Panel[];
  /** The room with black surfaces, without haze. */
  room: Light;
  /** The light that each surface adds at reflectance 1. */
  lights: readonly Light[];
}

export function scaledPanel({ corners, ...panel }: Panel, scale: number): Panel {
  const [a, b, c, d] = corners;
  const scaled = ([x, y]: [number, number]): [number, number] => [x * scale, y * scale];
  return { ...panel, corners: [scaled(a), scaled(b), scaled(c), scaled(d)] };
}
