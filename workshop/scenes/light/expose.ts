import type { Exposure } from '../../../picture-studio/src/composition/exposure.ts';
import { codeOfLight, FULL_LIGHT, type LightCodes, WHITES } from '../../../picture-studio/src/composition/light-code.ts';
import { type ColourCorrection, colourCorrection } from './colour-correction.ts';
import type { Layer } from './layer.ts';
import { type Lighting, WHITE_ALBEDO } from './lighting.ts';

/** Removes the haze, but never more light than a pixel has: dark pixels keep the decor's colour. Then balances the white. */
export function expose(
  { black, lights, ...lighting }: Lighting,
  { balance, haze }: ColourCorrection = colourCorrection({ black, lights, ...lighting }),
): Exposure<Layer> {
  const { width, height, map, panels } = lighting;
  const clear = new Float32Array(black);
  for (const light of lights) {
    for (let at = 0; at < light.length; at++) {
      clear[at] = Math.max(0, (clear[at] ?? 0) - (haze / WHITE_ALBEDO) * (light[at] ?? 0));
    }
  }
  return {
    ...{ width, height, map, panels },
    room: balanced(clear, balance),
    lights: lights.map((light) =>
      balanced(
        light,
        balance.map((gain) => gain / WHITE_ALBEDO),
      ),
    ),
  };
}

/** An exposure as pictures are composed from it. */
export function coded({ room, lights, ...exposure }: Exposure<Layer>): Exposure {
  return { ...exposure, room: codesOf(room), lights: lights.map(codesOf) };
}

function codesOf(layer: Layer): LightCodes {
  // In the middle of a step, so that no rounding moves it into the one below.
  return Uint8Array.from(layer, (light) => codeOfLight((light + 0.5) * WHITES));
}

function balanced(light: Layer | Float32Array, [red = 1, green = 1, blue = 1]: readonly number[]): Layer {
  const result = new Uint16Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    result[at] = stored((light[at] ?? 0) * red);
    result[at + 1] = stored((light[at + 1] ?? 0) * green);
    result[at + 2] = stored((light[at + 2] ?? 0) * blue);
  }
  return result;
}

/** Light beyond the layer's range is far brighter than white. */
function stored(light: number): number {
  return light >= FULL_LIGHT ? FULL_LIGHT : light + 0.5;
}
