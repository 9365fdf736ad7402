import type { PanelMap } from '../scenes/panel-map.ts';
import type { Homography } from './homography.ts';
import { addTexel } from './texture.ts';
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

/** Paints a panel's texture on the pixels of a band that the map assigns to the panel. */
export function paintPanel(band: Band, map: PanelMap, panel: PlacedPanel): void {
  const { id, extent, toTexture, texture } = panel;
  const { left, right } = extent;
  const { levels } = texture;
  const last = levels.length - 1;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = toTexture;
  for (let row = Math.max(band.top, extent.top); row < Math.min(band.bottom, extent.bottom); row++) {
    const y = row + 0.5;
    for (let start = left; start < right; start += RUN) {
      const { level, samples, stepU, stepV } = footprintAt(
        toTexture,
        start + RUN / 2,
        y,
        levels[0]?.size ?? 1,
      );
      const sharp = levels[Math.min(last, Math.floor(level))];
      const soft = levels[Math.min(last, Math.floor(level) + 1)];
      if (sharp === undefined || soft === undefined) continue;
      const softly = (level % 1) / samples;
      const sharply = 1 / samples - softly;
      for (let column = start; column < Math.min(right, start + RUN); column++) {
        if (map[row * band.width + column] !== id) continue;
        const at = ((row - band.top) * band.width + column) * 3;
        const x = column + 0.5;
        const depth = g * x + i * y + 1;
        const u = (a * x + b * y + c) / depth - (stepU * (samples - 1)) / 2;
        const v = (d * x + e * y + f) / depth - (stepV * (samples - 1)) / 2;
        band.albedo[at] = 0;
        band.albedo[at + 1] = 0;
        band.albedo[at + 2] = 0;
        for (let sample = 0; sample < samples; sample++) {
          addTexel(sharp, u + sample * stepU, v + sample * stepV, sharply, band.albedo, at);
          if (softly > 0) addTexel(soft, u + sample * stepU, v + sample * stepV, softly, band.albedo, at);
        }
      }
    }
  }
}

/** The area of a texture that a pixel covers, for anisotropic filtering. Lengths are relative to the whole texture. */
interface Footprint {
  /** Mipmap level, with fractions. */
  level: number;
  /** Samples along the longer side of the area: more for panels seen at a grazing angle. */
  samples: number;
  /** Distance between two samples. */
  stepU: number;
  stepV: number;
}

/** More samples take time without a visible gain. */
const MOST_SAMPLES = 6;

/** @param size width of the texture in pixels */
function footprintAt(h: Homography, x: number, y: number, size: number): Footprint {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = h;
  const depth = g * x + i * y + 1;
  const u = (a * x + b * y + c) / depth;
  const v = (d * x + e * y + f) / depth;
  const right = { u: (a - g * u) / depth, v: (d - g * v) / depth };
  const down = { u: (b - i * u) / depth, v: (e - i * v) / depth };
  const width = Math.hypot(right.u, right.v);
  const height = Math.hypot(down.u, down.v);
  const [long, longSide, shortSide] = width > height ? [right, width, height] : [down, height, width];
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(longSide / shortSide)));
  const level = Math.max(0, Math.log2(Math.max(shortSide, longSide / samples) * size));
  return { level, samples, stepU: long.u / samples, stepV: long.v / samples };
}
