import { type Lighting, WHITE_ALBEDO } from './lighting.ts';

/** Corrections that a product photographer makes: white balance and a polarising filter. */
export interface ColourCorrection {
  /**
   * Factors for the channels that make a white panel neutral at equal brightness. Without them, sun through curtains
   * would make every decor yellower.
   */
  balance: readonly [red: number, green: number, blue: number];
  /** Reflectance that reflections of the bright room add to all surfaces; it is removed, as by a polarising filter. */
  haze: number;
}

/** Share of the pixels with less haze than is removed. A higher share would include reflections of windows. */
const CLEARER = 1 / 3;
/** One of this many pixels is measured. */
const STRIDE = 17;

export function colourCorrection({ map, lights, black }: Lighting): ColourCorrection {
  let [red, green, blue] = [0, 0, 0];
  const haze: number[] = [];
  for (let pixel = 0; pixel < map.length; pixel += STRIDE) {
    const at = pixel * 3;
    const lit = map[pixel] ? sumAt(lights, at + 1) : 0;
    if (lit === 0) continue;
    red += sumAt(lights, at);
    green += lit;
    blue += sumAt(lights, at + 2);
    haze.push(((black[at + 1] ?? 0) / lit) * WHITE_ALBEDO);
  }
  if (haze.length === 0) return { balance: [1, 1, 1], haze: 0 };
  const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return {
    balance: [brightness / red, brightness / green, brightness / blue],
    haze: haze.sort((one, other) => one - other)[Math.floor(haze.length * CLEARER)] ?? 0,
  };
}

function sumAt(lights: Lighting['lights'], at: number): number {
  let sum = 0;
  for (const light of lights) sum += light[at] ?? 0;
  return sum;
}
