import { labOfHex } from 'catalogue/colour/lab';
import type { Accent } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { blankPlane, type Tile } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** Width of the edge of a frayed streak, in units of the noise that is cut off. */
const FRAYED = 0.8;

/** Dark heartwood streaks along the grain: frayed ones, or lines with a narrower edge. */
export function drawPigment(
  { pigment }: Species,
  { code, accents: [own], amount, seed, cut }: FigureRecipe,
  tile: Tile,
): Accent | undefined {
  if (pigment === undefined) return undefined;
  const { width } = pigment;
  const fade = cut === 'crown' ? FRAYED : (pigment.fade ?? FRAYED);
  const along = fade < FRAYED ? 2800 : 1300;
  const cover = blankPlane(tile);
  addNoise(cover, tile, { across: width, along, gain: 0.6, seed });
  addNoise(cover, tile, { across: width * 2.6, along: along / 2, gain: 0.4, seed: seed + 3 });
  addNoise(cover, tile, { across: width / 3, along: along / 2, gain: 0.26, seed: seed + 1 });
  if (fade === FRAYED) {
    addNoise(cover, tile, { across: 2.4, along: 220, gain: 0.18, seed: seed + 2 });
    addNoise(cover, tile, { across: 1, along: 70, gain: 0.12, seed: seed + 4 });
  }
  const least = 0.5 - 1.3 * pigment.cover * amount;
  const strength = fade < FRAYED ? 0.85 : 0.72;
  for (let pixel = 0; pixel < cover.length; pixel++) {
    cover[pixel] = strength * smoothstep(least - 0.25 * fade, least + 0.75 * fade, cover[pixel] ?? 0);
  }
  const [lightness, a, b] = labOfHex(code);
  return { colour: own === undefined ? [lightness * 0.55, a * 0.9, b * 0.8] : labOfHex(own), cover };
}
