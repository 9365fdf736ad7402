import { LIGHT_OF_BYTE } from 'catalogue/colour/srgb-light';
import type { DecorTexture } from '../figures/decor-texture.ts';

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

export function textureOf({ size, millimetres, pixels }: DecorTexture): Texture {
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

/** Adds a bilinear sample to three numbers at `sum[at]`. `u` and `v` are relative to the whole texture. */
export function addTexel(
  { size, reflectance }: Level,
  u: number,
  v: number,
  weight: number,
  sum: Float32Array,
  at: number,
): void {
  const x = u * size - 0.5;
  const y = v * size - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const wrap = size - 1;
  const upper = (row & wrap) * size;
  const lower = ((row + 1) & wrap) * size;
  const left = column & wrap;
  const right = (column + 1) & wrap;
  const a = (upper + left) * 3;
  const b = (upper + right) * 3;
  const c = (lower + left) * 3;
  const d = (lower + right) * 3;
  const whole = weight / FULL_REFLECTANCE;
  const wd = fx * fy * whole;
  const wb = fx * whole - wd;
  const wc = fy * whole - wd;
  const wa = whole - wb - wc - wd;
  const t = reflectance;
  sum[at] = (sum[at] ?? 0) + wa * (t[a] ?? 0) + wb * (t[b] ?? 0) + wc * (t[c] ?? 0) + wd * (t[d] ?? 0);
  sum[at + 1] =
    (sum[at + 1] ?? 0) +
    (wa * (t[a + 1] ?? 0) + wb * (t[b + 1] ?? 0) + wc * (t[c + 1] ?? 0) + wd * (t[d + 1] ?? 0));
  sum[at + 2] =
    (sum[at + 2] ?? 0) +
    (wa * (t[a + 2] ?? 0) + wb * (t[b + 2] ?? 0) + wc * (t[c + 2] ?? 0) + wd * (t[d + 2] ?? 0));
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
