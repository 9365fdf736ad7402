import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers, addNoise } from '../drawing/gradient-noise.ts';
import { Dice } from '../drawing/random.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { depthInLayers, layerAt, layLayers } from '../drawing/strata.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import { drawVein } from './draw-vein.ts';
import type { Onyx } from './marbles.ts';
import { veinColours } from './vein-colours.ts';
import { traceVein } from './vein-path.ts';

/** Translucent layers laid down by water, bent in wide swings; here and there a crack that healed darker. */
export function onyxMarble(onyx: Onyx, recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const swings = { across: 620, gain: onyx.bend, seed, layers: 5, roughness: 0.42 };
  const bend = stillClouds(face, swings);
  addLayers(bend, face, { across: 18, gain: 0.0022, seed: seed + 9, layers: 3 });
  const depth = depthInLayers(face, { right: 1, down: seed % 2 === 0 ? 1 : -1 }, bend);
  const layers = Math.round(onyx.layers / scale);
  const shades = layLayers(layers, seed + 10);
  const milk = layLayers(layers, seed + 20);
  const tone = blankPlane(face);
  const ribbons = blankPlane(face);
  const least = 0.5 - onyx.ribbons * amount;
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const at = depth[pixel] ?? 0;
    tone[pixel] = layerAt(shades, at);
    ribbons[pixel] = 0.75 * ramp(least - 0.2, least + 0.75, layerAt(milk, at));
  }
  addLayers(tone, face, { across: 130, gain: 0.4, seed: seed + 30, layers: 4, roughness: 0.6 });
  addNoise(tone, face, { across: 2, gain: 0.16, seed: seed + 40 });
  const [main, other] = veinColours(recipe);
  return {
    tone,
    contrast: onyx.contrast,
    accents: [
      { colour: main, cover: ribbons },
      { colour: other, cover: crackVeins(onyx.veins * amount, face, seed) },
    ],
  };
}

function crackVeins(perSquareMetre: number, face: Face, seed: number): Plane {
  const dice = new Dice(seed + 50);
  const cover = blankPlane(face);
  const course = { slant: dice.between(0.7, 1.2), stray: 0.4, jag: 0.5, forks: 2 };
  const count = Math.round(perSquareMetre * (face.millimetres / 1000) ** 2);
  for (let crack = 0; crack < count; crack++) {
    const start = {
      x: dice.next() * face.millimetres,
      y: dice.next() * face.millimetres,
      length: dice.between(400, 1300),
      width: dice.between(1.2, 3),
      strength: dice.between(0.5, 0.9),
    };
    for (const vein of traceVein(start, course, () => 0, dice)) drawVein(cover, face, vein);
  }
  return warp(cover, turbulence(face, { millimetres: 110, reach: 7, layers: 6, seed: seed + 60 }), face);
}
