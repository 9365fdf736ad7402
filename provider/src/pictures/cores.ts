import type { Rgb } from '../catalogue/lab.ts';
import type { Decor } from './decor.ts';
import { seedOf } from './decors/random.ts';
import { gradientNoise, type Noise } from './noise.ts';
import { ramp } from './ramp.ts';
import type { Surface } from './surface.ts';

const HDF: Rgb = [140, 110, 80];
const LONG_GRAIN: Rgb = [208, 173, 126];
const END_GRAIN: Rgb = [168, 127, 84];
const GLUE: Rgb = [112, 78, 50];
const WPC: Rgb = [211, 198, 174];
const CELL: Rgb = [116, 102, 80];

/** As the core's info states. */
const PLIES = 9;

/** The cut edge of a board's core: x along the edge, y across it from 0 to `thickness`; all in millimetres, as is `grain`, the size of a pixel. */
export function coreEdge({ material }: Pick<Decor, 'material'>, thickness: number, grain: number): Surface {
  const noise = gradientNoise(seedOf(material));
  if (material === 'Ply Wood') return plywoodEdge(noise, thickness, grain);
  if (material === 'WPC') return wpcEdge(noise, thickness, grain);
  return (x, y, out) => tint(out, HDF, 1 + 0.05 * noise(x / 0.9, y / 0.7) + 0.03 * noise(x / 9, y / 2));
}

/** Veneers lie crosswise by turns, long grain and end grain, parted by lines of glue. */
function plywoodEdge(noise: Noise, thickness: number, grain: number): Surface {
  const ply = thickness / PLIES;
  const soft = Math.max(0.06, (0.6 * grain) / ply);
  return (x, y, out) => {
    const place = y / ply + 0.1 * noise(x / 70, 0);
    const nearest = Math.round(place);
    const past = ramp(-soft, soft, place - nearest);
    const endGrain = nearest % 2 === 0 ? 1 - past : past;
    const glue = ramp(2 * soft, 0, Math.abs(place - nearest));
    const veneer = mix(LONG_GRAIN, END_GRAIN, endGrain);
    const fibre =
      endGrain * 0.12 * noise(x / 1.1, y / 1.1) +
      (1 - endGrain) * 0.06 * noise(x / 24, y / Math.max(0.6, 2 * grain));
    tint(out, mix(veneer, GLUE, 0.35 * glue), 1 + fibre);
  };
}

/** Extruded: a row of hollow cells in a thick skin. */
function wpcEdge(noise: Noise, thickness: number, grain: number): Surface {
  const pitch = thickness * 0.78;
  const half = { across: pitch * 0.36, along: thickness * 0.29 };
  return (x, y, out) => {
    const dx = Math.abs(x - (Math.floor(x / pitch) + 0.5) * pitch) - half.across + 2;
    const dy = Math.abs(y - thickness / 2) - half.along + 2;
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - 2;
    const hollow = ramp(grain / 2, -grain / 2, outside);
    const depth = 0.75 + 0.4 * ramp(-half.along, half.along, y - thickness / 2);
    tint(out, mix(WPC, CELL, hollow), (1 - hollow + hollow * depth) * (1 + 0.03 * noise(x / 0.7, y / 0.7)));
  };
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return [
    one[0] + share * (other[0] - one[0]),
    one[1] + share * (other[1] - one[1]),
    one[2] + share * (other[2] - one[2]),
  ];
}

function tint(out: Float64Array, [red, green, blue]: Rgb, light: number): void {
  out[0] = red * light;
  out[1] = green * light;
  out[2] = blue * light;
}
