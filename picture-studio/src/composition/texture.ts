import { LIGHT_OF_BYTE } from 'catalogue/colour/srgb-light';
import type { Homography } from './homography.ts';

/** In pixels. */
export type TextureSize = 256 | 512 | 1024 | 2048;

/** A seamless square of a decor's surface, without light or gloss. */
export interface Tile {
  /** Width and height in pixels, a power of two. */
  size: number;
  /** Real width and height. Grain and brushing are vertical. */
  millimetres: number;
  /** sRGB, three bytes a pixel, row by row. */
  pixels: Uint8ClampedArray;
}

/** A decor in linear light as mipmaps: each level is half as wide as the previous one. */
export interface Texture {
  /** Real width and height. The texture is seamless. */
  metres: number;
  levels: readonly Level[];
  /** Mean reflectance, which colours the light in the room. */
  mean: Float32Array;
}

export interface Level {
  /** Width and height in pixels, a power of two. */
  size: number;
  /** Three reflectances per pixel; `FULL_REFLECTANCE` is the value for 1. */
  reflectance: Uint16Array;
}

const FULL_REFLECTANCE = 65_535;
const REFLECTANCE_OF_BYTE = Uint16Array.from(LIGHT_OF_BYTE, (light) => Math.round(light * FULL_REFLECTANCE));

export function textureOf({ size, millimetres, pixels }: Tile): Texture {
  // A loop: a callback for each of millions of numbers takes several times as long.
  const reflectance = new Uint16Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) reflectance[at] = REFLECTANCE_OF_BYTE[pixels[at] ?? 0] ?? 0;
  const levels: Level[] = [{ size, reflectance }];
  for (let level = levels[0]; level !== undefined && level.size > 1; level = levels.at(-1)) {
    levels.push(halved(level));
  }
  const mean = Float32Array.from(levels.at(-1)?.reflectance ?? [], (value) => value / FULL_REFLECTANCE);
  return { metres: millimetres / 1000, levels, mean };
}

export function bytesOf({ levels }: Texture): number {
  return levels.reduce((bytes, { reflectance }) => bytes + reflectance.byteLength, 0);
}

/** Adjacent pixels of a row, and where in a texture they lie. Lengths are relative to the whole texture. */
export interface TexelRun {
  toTexture: Homography;
  row: number;
  left: number;
  /** Exclusive. */
  right: number;
  /** Samples of a pixel, of which it shows the mean. */
  samples: number;
  /** Distance between two samples. */
  stepU: number;
  stepV: number;
}

/** Places in a texture are whole numbers: one of its pixels has 4096 parts, of which a sample's weights use the upper 8 bits. */
const [PLACE_BITS, WEIGHT_BITS] = [12, 8];
const [PIXEL, WHOLE] = [2 ** PLACE_BITS, 2 ** WEIGHT_BITS];

/**
 * Adds bilinear samples of a texture to three numbers for each pixel of a run, the first at `sum[at]`. It is called for a run, and computes
 * in whole numbers, because that takes a third of the time: places are those of perspective at both ends, and evenly spaced between.
 */
export function addTexels(
  { size, reflectance: t }: Level,
  { toTexture, row: line, left: first, right: end, samples, stepU, stepV }: TexelRun,
  weight: number,
  sum: Float32Array,
  at: number,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = toTexture;
  const wrap = size - 1;
  const scale = size * PIXEL;
  const stepX = (stepU * scale) | 0;
  const stepY = (stepV * scale) | 0;
  const downX = b * (line + 0.5) + c;
  const downY = e * (line + 0.5) + f;
  const down = h * (line + 0.5) + 1;
  const from = scale / (g * first + down);
  const to = scale / (g * end + down);
  const fromX = (a * first + downX) * from;
  const fromY = (d * first + downY) * from;
  const rightX = (((a * end + downX) * to - fromX) / (end - first)) | 0;
  const rightY = (((d * end + downY) * to - fromY) / (end - first)) | 0;
  let startX = (fromX + (rightX - PIXEL - stepX * (samples - 1)) / 2) | 0;
  let startY = (fromY + (rightY - PIXEL - stepY * (samples - 1)) / 2) | 0;
  const share = weight / (samples * WHOLE * FULL_REFLECTANCE);
  const last = at + 3 * (end - first);
  for (let place = at; place < last; place = (place + 3) | 0) {
    let x = startX;
    let y = startY;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let sample = 0; sample < samples; sample = (sample + 1) | 0) {
      const right = (x >> (PLACE_BITS - WEIGHT_BITS)) & (WHOLE - 1);
      const lower = (y >> (PLACE_BITS - WEIGHT_BITS)) & (WHOLE - 1);
      const column = x >> PLACE_BITS;
      const row = y >> PLACE_BITS;
      const upperRow = Math.imul(row & wrap, size);
      const lowerRow = Math.imul((row + 1) & wrap, size);
      const ul = Math.imul(upperRow + (column & wrap), 3);
      const ur = Math.imul(upperRow + ((column + 1) & wrap), 3);
      const ll = Math.imul(lowerRow + (column & wrap), 3);
      const lr = Math.imul(lowerRow + ((column + 1) & wrap), 3);
      const wlr = Math.imul(right, lower) >> WEIGHT_BITS;
      const wur = (right - wlr) | 0;
      const wll = (lower - wlr) | 0;
      const wul = (WHOLE - right - wll) | 0;
      red =
        (red + weighted(t, ul, wul) + weighted(t, ur, wur) + weighted(t, ll, wll) + weighted(t, lr, wlr)) | 0;
      green =
        (green +
          weighted(t, ul + 1, wul) +
          weighted(t, ur + 1, wur) +
          weighted(t, ll + 1, wll) +
          weighted(t, lr + 1, wlr)) |
        0;
      blue =
        (blue +
          weighted(t, ul + 2, wul) +
          weighted(t, ur + 2, wur) +
          weighted(t, ll + 2, wll) +
          weighted(t, lr + 2, wlr)) |
        0;
      x = (x + stepX) | 0;
      y = (y + stepY) | 0;
    }
    startX = (startX + rightX) | 0;
    startY = (startY + rightY) | 0;
    sum[place] = (sum[place] ?? 0) + share * red;
    sum[place + 1] = (sum[place + 1] ?? 0) + share * green;
    sum[place + 2] = (sum[place + 2] ?? 0) + share * blue;
  }
}

function weighted(values: Uint16Array, at: number, weight: number): number {
  return Math.imul(weight, values[at] ?? 0);
}

function halved({ size, reflectance }: Level): Level {
  const half = size / 2;
  const row = size * 3;
  const result = new Uint16Array(half * half * 3);
  for (let y = 0, to = 0; y < half; y++) {
    for (let x = 0, from = 2 * y * row; x < half; x++, from += 6, to += 3) {
      result[to] = meanAt(reflectance, from, row);
      result[to + 1] = meanAt(reflectance, from + 1, row);
      result[to + 2] = meanAt(reflectance, from + 2, row);
    }
  }
  return { size: half, reflectance: result };
}

/** The mean of a channel over two by two pixels. */
function meanAt(reflectance: Uint16Array, at: number, row: number): number {
  const upper = (reflectance[at] ?? 0) + (reflectance[at + 3] ?? 0);
  const lower = (reflectance[at + row] ?? 0) + (reflectance[at + row + 3] ?? 0);
  return (upper + lower + 2) >> 2;
}
