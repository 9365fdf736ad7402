import { FULL_LIGHT, type Layer, WHITES } from '../scenes/layer.ts';

/** The light of each pixel and channel in 8 bits, as the files of an exposure hold it. */
export type LightCodes = Uint8Array;

/** Light up to here has steps of one sRGB level; above, steps widen as those of the tone map do. 1 is white. */
const SHOULDER = 0.7;
/** Stored light approaches `SHOULDER + ABOVE`. */
const ABOVE = 0.6;
const GAMMA = 2.2;
const BRIGHTEST = dimmed(FULL_LIGHT * WHITES);

/** The light of each code, where 1 is white. */
export const LIGHT_OF_CODE: Float32Array = Float32Array.from({ length: 256 }, (_, code) => {
  const stored = BRIGHTEST * (code / 255) ** GAMMA;
  return stored <= SHOULDER ? stored : SHOULDER - ABOVE * Math.log(1 - (stored - SHOULDER) / ABOVE);
});

/** The code of each light of a layer. */
const CODES = Uint8Array.from({ length: FULL_LIGHT + 1 }, (_, light) =>
  Math.round(255 * (dimmed(light * WHITES) / BRIGHTEST) ** (1 / GAMMA)),
);

/** @param light 1 is white */
export function codeOfLight(light: number): number {
  return CODES[Math.min(FULL_LIGHT, (light / WHITES) | 0)] ?? 0;
}

export function codesOf(layer: Layer): LightCodes {
  const codes = new Uint8Array(layer.length);
  for (let at = 0; at < layer.length; at++) codes[at] = CODES[layer[at] ?? 0] ?? 0;
  return codes;
}

function dimmed(light: number): number {
  return light <= SHOULDER ? light : SHOULDER + ABOVE * (1 - Math.exp((SHOULDER - light) / ABOVE));
}
