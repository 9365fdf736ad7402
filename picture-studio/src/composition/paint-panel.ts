import type { PanelMap } from '../scenes/panel-map.ts';
import type { Homography } from './homography.ts';
import { addTexels, type TexelRun } from './texture.ts';
import type { PlacedPanel } from './textured-panel.ts';

/** Adjacent pixels that share a footprint, because it changes slowly. */
const RUN = 16;

/** Some rows of a picture with the reflectance of a surface at each pixel, three numbers each. */
export interface Band {
  width: number;
  /** `bottom` is exclusive. */
  top: number;
  bottom: number;
  albedo: Float32Array;
}

/** Paints the textures of panels on the pixels of a band that the map assigns to them. */
export function paintPanels(band: Band, map: PanelMap, panels: readonly PlacedPanel[]): void {
  const { width, top, bottom } = band;
  const byId: (PlacedPanel | undefined)[] = Array.from({ length: 256 });
  for (const panel of panels) byId[panel.id] = panel;
  for (let row = top; row < bottom; row++) {
    for (let left = 0, right = 0; left < width; left = right) {
      const id = map[row * width + left] ?? 0;
      const most = Math.min(width, left + RUN);
      for (right = left + 1; right < most && map[row * width + right] === id; ) right++;
      const panel = byId[id];
      if (panel) paintRun(band, panel, row, left, right);
    }
  }
}

/** Levels are mixed only near the middle between two, where a jump would be seen: one level takes half the time. */
const MIXED = 0.2;

/** Paints adjacent pixels of a row. */
function paintRun(
  { albedo, width, top }: Band,
  { toTexture, texture: { levels } }: PlacedPanel,
  row: number,
  left: number,
  right: number,
): void {
  const footprint = footprintAt(toTexture, (left + right) / 2, row + 0.5, levels[0]?.size ?? 1);
  const { level } = footprint;
  const whole = Math.min(levels.length - 1, Math.floor(level));
  const sharp = levels[whole];
  const soft = levels[Math.min(levels.length - 1, whole + 1)];
  if (!sharp || !soft) return;
  const mix = Math.min(1, Math.max(0, (level - whole - 0.5) / MIXED + 0.5));
  const run = { toTexture, row, left, right, ...footprint };
  const at = ((row - top) * width + left) * 3;
  albedo.fill(0, at, at + 3 * (right - left));
  if (mix < 1) addTexels(sharp, run, 1 - mix, albedo, at);
  if (mix > 0) addTexels(soft, run, mix, albedo, at);
}

/**
 * The area of a texture that a pixel covers, for anisotropic filtering: samples lie along its longer side, more of them for panels seen at
 * a grazing angle.
 */
interface Footprint extends Pick<TexelRun, 'samples' | 'stepU' | 'stepV'> {
  /** Mipmap level, with fractions. */
  level: number;
}

/** More samples take time without a visible gain. */
const MOST_SAMPLES = 6;

/** @param size width of the texture in pixels */
function footprintAt(h: Homography, x: number, y: number, size: number): Footprint {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = h;
  const depth = g * x + i * y + 1;
  const u = (a * x + b * y + c) / depth;
  const v = (d * x + e * y + f) / depth;
  const rightU = (a - g * u) / depth;
  const rightV = (d - g * v) / depth;
  const downU = (b - i * u) / depth;
  const downV = (e - i * v) / depth;
  // `Math.hypot` takes several times as long.
  const width = Math.sqrt(rightU * rightU + rightV * rightV);
  const height = Math.sqrt(downU * downU + downV * downV);
  const isWide = width > height;
  const longSide = isWide ? width : height;
  const shortSide = isWide ? height : width;
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(longSide / shortSide)));
  const level = Math.max(0, Math.log2(Math.max(shortSide, longSide / samples) * size));
  return {
    level,
    samples,
    stepU: (isWide ? rightU : downU) / samples,
    stepV: (isWide ? rightV : downV) / samples,
  };
}
