/** The light of each pixel and channel in 8 bits, as the files of an exposure hold it. */
export type LightCodes = Uint8Array;

/** Linear light in whole numbers; this is the value for 4 times the picture's white. */
export const FULL_LIGHT = 65_535;
/** Converts from that unit to 1 for white. */
export const WHITES: number = 4 / FULL_LIGHT;
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

/** The code of each light. */
const CODES = Uint8Array.from({ length: FULL_LIGHT + 1 }, (_, light) =>
  Math.round(255 * (dimmed(light * WHITES) / BRIGHTEST) ** (1 / GAMMA)),
);

/** @param light 1 is white */
export function codeOfLight(light: number): number {
  return CODES[Math.min(FULL_LIGHT, (light / WHITES) | 0)] ?? 0;
}

function dimmed(light: number): number {
  return light <= SHOULDER ? light : SHOULDER + ABOVE * (1 - Math.exp((SHOULDER - light) / ABOVE));
}
