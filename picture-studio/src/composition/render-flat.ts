import sharp, { type Sharp } from 'sharp';
import type { Panel } from '../scenes/scene.ts';
import { paintPanels } from './paint-panel.ts';
import { addStudioLight } from './studio-light.ts';
import type { Texture } from './texture.ts';
import { placePanel } from './textured-panel.ts';
import { toneMap } from './tone-map.ts';

/** Visible part of a texture: large figures stay whole, fine ones are visible. */
const VISIBLE_PART = 2 / 3;

/** Light that is brighter keeps its hue: only the lamps on metal are. */
const SHOULDER = 0.85;

/**
 * The decor in even light, as on a scanner, to judge its colour by; metal in the light of a studio, because in even light it looks
 * like paint. `width` in pixels.
 */
export function renderFlat(
  texture: Texture,
  width: number,
  { isFluted, normals }: { isFluted: boolean; normals?: Texture | undefined },
): Sharp {
  const side = VISIBLE_PART * texture.metres;
  const albedo = paintSquare(texture, side, width);
  if (normals) addStudioLight(albedo, paintSquare(normals, side, width), width);
  if (isFluted) flute(albedo, width, (side * 1000) / width);
  return sharp(toneMap(albedo, { shoulder: normals ? SHOULDER : 1 }), {
    raw: { width, height: width, channels: 3 },
  });
}

function paintSquare(texture: Texture, side: number, width: number): Float32Array {
  const face = placePanel(squarePanel(side, width), { texture, metres: texture.metres });
  const painted = new Float32Array(width * width * 3);
  paintPanels(
    { width, top: 0, bottom: width, albedo: painted },
    new Uint8Array(width * width).fill(face.id),
    [face],
  );
  return painted;
}

/** @param grain millimetres per pixel */
function flute(albedo: Float32Array, width: number, grain: number): void {
  const lit = Float32Array.from(
    { length: width * 3 },
    (_, at) => fluteLight(Math.floor(at / 3) * grain) ** 2.2,
  );
  for (let at = 0; at < albedo.length; at++) albedo[at] = (albedo[at] ?? 0) * (lit[at % lit.length] ?? 1);
}

/** @param side in metres */
function squarePanel(side: number, width: number): Panel {
  return {
    id: 1,
    surface: 0,
    corners: [
      [0, width],
      [width, width],
      [width, 0],
      [0, 0],
    ],
    size: [side, side],
    origin: [0, 0],
    grain: 'vertical',
  };
}

/** Distance between two ridges in millimetres, as the category's info states. */
export const FLUTE_PITCH = 24;

/** Brightness of vertical half-round flutes lit from the upper left; 1 is a plain surface. `x` in millimetres. */
export function fluteLight(x: number): number {
  const across = acrossFlute(x);
  const lit = Math.max(0, 0.87 * Math.sqrt(1 - across * across) - 0.5 * across);
  return (0.45 + 0.63 * lit) * (1 - 0.5 * Math.abs(across) ** 7);
}

/** Position on a flute: -1 at its left groove, 1 at its right one. */
function acrossFlute(x: number): number {
  return 2 * (x / FLUTE_PITCH - Math.floor(x / FLUTE_PITCH)) - 1;
}
