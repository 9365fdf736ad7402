import { smoothstep } from './smoothstep.ts';

/** How far a slope of 1 shifts the reflected place, in halves of the picture. */
const BEND = 0.75;
/** Relative strength of the lamps on a mirror. */
const LAMPS = 1.15;

/**
 * Lights a flat face of metal like a photographer: a long lamp above, a weaker one below, and a dark floor, each reflected where
 * the surface leans towards it. The mean light stays what it was, so that the decor keeps its colour.
 * @param albedo three numbers a pixel, `width` pixels a row; changed in place
 * @param normals the face's normal map (right, down and gloss), of the same size
 */
export function addStudioLight(albedo: Float32Array, normals: Float32Array, width: number): void {
  const factors = new Float32Array(albedo.length / 3);
  const [before, after] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let pixel = 0; pixel < factors.length; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const right = 2 * (normals[3 * pixel] ?? 0.5) - 1;
    const down = 2 * (normals[3 * pixel + 1] ?? 0.5) - 1;
    const gloss = normals[3 * pixel + 2] ?? 0;
    const u = (2 * x) / width - 1 + BEND * right;
    const v = (2 * y) / width - 1 - BEND * down;
    const factor = 1 + gloss * (reflected(0.36 * u + 0.93 * v, gloss) - 0.3);
    factors[pixel] = factor;
    for (let channel = 0; channel < 3; channel++) {
      const light = albedo[3 * pixel + channel] ?? 0;
      before[channel] = (before[channel] ?? 0) + light;
      after[channel] = (after[channel] ?? 0) + light * factor;
    }
  }
  const kept = before.map((sum, channel) => sum / (after[channel] || 1));
  for (let at = 0; at < albedo.length; at++) {
    albedo[at] = (albedo[at] ?? 0) * (factors[Math.floor(at / 3)] ?? 1) * (kept[at % 3] ?? 1);
  }
}

/** Light from a place of the studio: -1 is its ceiling, 1 its floor. A rougher surface blurs it. */
function reflected(place: number, gloss: number): number {
  const blur = 0.5 - 0.36 * gloss;
  const lamp = (middle: number, half: number) =>
    smoothstep(middle - half - blur, middle - half + blur, place) *
    smoothstep(middle + half + blur, middle + half - blur, place);
  return LAMPS * lamp(-0.42, 0.2) + 0.45 * lamp(0.5, 0.07) - 0.35 * smoothstep(0.1, 1.3, place);
}
