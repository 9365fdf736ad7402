import { type Lab, labOfHex, rgbOfLab } from '../catalogue/lab.ts';
import type { Decor } from './decor.ts';
import type { Mark } from './figures/figure.ts';
import { figureOf } from './figures/figure-of.ts';
import { finishOf } from './finish.ts';
import { fluteLight, fluteShine } from './flutes.ts';
import { shade, towardsWhite } from './light.ts';

/** Writes the colour (sRGB, 0–255) at a place in millimetres into `out`. */
export type Surface = (x: number, y: number, out: Float64Array) => void;

/** The bare face of a decor in even light. `grain` is the size of a pixel in millimetres. */
export function decorSurface(decor: Decor, grain: number): Surface {
  const drawn = drawnSurface(decor, grain);
  if (finishOf(decor) !== 'fluted') return drawn;
  return (x, y, out) => {
    drawn(x, y, out);
    shade(out, fluteLight(x));
    towardsWhite(out, fluteShine(x));
  };
}

function drawnSurface(decor: Decor, grain: number): Surface {
  const colour = labOfHex(decor.code);
  const figure = figureOf(decor, colour, grain);
  if (figure === undefined) {
    const even = rgbOfLab(colour);
    return (_x, _y, out) => out.set(even);
  }
  const tones = toneScale(colour, figure.contrast);
  const accent = rgbOfLab(figure.accent);
  const mark: Mark = { tone: 0, accent: 0 };
  return (x, y, out) => {
    figure.draw(x, y, mark);
    const step = Math.round(Math.min(1, Math.max(-1, mark.tone)) * STEPS + STEPS) * 3;
    const cover = Math.min(1, mark.accent);
    for (let channel = 0; channel < 3; channel++) {
      const tone = tones[step + channel] ?? 0;
      out[channel] = tone + cover * ((accent[channel] ?? 0) - tone);
    }
  };
}

const STEPS = 127;

/** The colour from its darkest to its lightest tone. Darker tones keep their chroma, as dye and timber do. */
function toneScale([lightness, a, b]: Lab, contrast: number): Float64Array {
  const scale = new Float64Array((2 * STEPS + 1) * 3);
  for (let step = -STEPS; step <= STEPS; step++) {
    const tone = step / STEPS;
    const chroma = 1 - 0.12 * tone;
    scale.set(rgbOfLab([lightness + contrast * tone, a * chroma, b * chroma]), (step + STEPS) * 3);
  }
  return scale;
}
