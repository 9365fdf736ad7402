import { addTexel, type Texture } from './composition/texture.ts';
import type { Decor } from './decor.ts';
import { levelOfLight } from './decors/srgb-light.ts';
import { finishOf } from './finish.ts';
import { fluteLight, fluteShine } from './flutes.ts';
import { shade, towardsWhite } from './light.ts';

/** Writes the colour (sRGB, 0–255) at a place in millimetres into `out`. */
export type Surface = (x: number, y: number, out: Float64Array) => void;

/** The bare face of a decor in even light. `grain` is the size of a pixel in millimetres. */
export function decorSurface(decor: Decor, texture: Texture, grain: number): Surface {
  const plain = plainSurface(texture, grain);
  if (finishOf(decor) !== 'fluted') return plain;
  return (x, y, out) => {
    plain(x, y, out);
    shade(out, fluteLight(x));
    towardsWhite(out, fluteShine(x));
  };
}

function plainSurface({ levels, metres }: Texture, grain: number): Surface {
  const millimetres = metres * 1000;
  const texels = ((levels[0]?.size ?? 1) * grain) / millimetres;
  const level = levels[Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(texels))))];
  const light = new Float32Array(3);
  return (x, y, out) => {
    light.fill(0);
    if (level) addTexel(level, x / millimetres, y / millimetres, 1, light, 0);
    for (let channel = 0; channel < 3; channel++) out[channel] = levelOfLight(light[channel] ?? 0);
  };
}
