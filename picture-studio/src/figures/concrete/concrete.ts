import { labOfHex } from '../../colour/lab.ts';
import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { smoothstep } from '../drawing/smoothstep.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';
import { pressHands } from './finger-marks.ts';

/** Concrete, plaster and clay: moisture clouds, trowel sweeps, pores, and imprints of formwork or hands. */
export function concrete(kind: Concrete, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, sweeps, tooth, pores, boards, hands } = kind;
  const size = clouds.size * scale;
  const moisture = { across: size, gain: clouds.depth, seed, octaves: 5, roughness: 0.6 };
  const tone = stirredClouds(tile, moisture, { millimetres: size, reach: size / 4, seed: seed + 7 });
  addSweeps(tone, tile, sweeps, seed + 10);
  addFractalNoise(tone, tile, { across: 9, gain: tooth, seed: seed + 20, octaves: 4, roughness: 0.75 });
  if (boards !== undefined) markBoards(tone, tile, boards, recipe);
  if (hands !== undefined) pressHands(tone, tile, hands, recipe);

  const holes = blankPlane(tile);
  const many = pores.perSquareCentimetre * amount;
  strewSpecks(holes, tile, {
    perSquareCentimetre: many,
    smallest: 0.3,
    largest: pores.largest,
    seed: seed + 30,
  });
  const drift = { across: 240, gain: kind.warmth, seed: seed + 40, octaves: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  return {
    tone,
    contrast: kind.contrast,
    warmth: stillClouds(tile, drift),
    accents: [{ colour: [lightness * 0.55, a, b], cover: holes.map((hole) => 0.75 * hole) }],
  };
}

/** Draws the imprint of formwork boards: each in its own tone and grain, with a fine ridge between two. */
function markBoards(
  tone: Plane,
  tile: Tile,
  boards: NonNullable<Concrete['boards']>,
  { seed, scale }: FigureRecipe,
): void {
  const { size, grain } = tile;
  const random = new Random(seed + 60);
  const count = Math.max(2, Math.round(tile.millimetres / (boards.width * scale)));
  const width = tile.millimetres / count;
  const shades = Array.from({ length: count }, () => boards.depth * random.bell());
  const printed = blankPlane(tile);
  addNoise(printed, tile, { across: 2.2, along: 500, gain: boards.grain, seed: seed + 61 });
  addNoise(printed, tile, { across: 9, along: 700, gain: 0.8 * boards.grain, seed: seed + 62 });
  addNoise(printed, tile, { across: 120, along: 40, gain: 0.5 * boards.depth, seed: seed + 63 });
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const across = (x + 0.5) * grain;
      const board = Math.floor(across / width);
      const aside = across - board * width;
      const fromJoint = Math.min(aside, width - aside);
      const ridge = Math.exp(-((fromJoint / 1.3) ** 2)) - 0.45 * Math.exp(-((fromJoint - 4) ** 2) / 10);
      const soft = Math.min(1, fromJoint / 5);
      tone[pixel] =
        (tone[pixel] ?? 0) + (printed[pixel] ?? 0) + soft * (shades[board] ?? 0) - boards.depth * 1.3 * ridge;
    }
  }
}

/** Draws trowel sweeps in two directions; the later one hides the earlier. */
function addSweeps(
  tone: Plane,
  tile: Tile,
  { width, length, depth }: Concrete['sweeps'],
  seed: number,
): void {
  const up = streaks(tile, width, length, depth, seed);
  const aside = streaks(tile, length, width, depth, seed + 20);
  const arcs = turbulence(tile, { millimetres: 800, reach: 110, octaves: 1, seed: seed + 40 });
  const arched = { up: warp(up, arcs, tile), aside: warp(aside, arcs, tile) };
  const last = stillClouds(tile, { across: 380, gain: 1, seed: seed + 50, octaves: 3 });
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const share = smoothstep(-0.22, 0.22, last[pixel] ?? 0);
    const swept = share * (arched.up[pixel] ?? 0) + (1 - share) * (arched.aside[pixel] ?? 0);
    tone[pixel] = (tone[pixel] ?? 0) + swept;
  }
}

function streaks(tile: Tile, across: number, along: number, depth: number, seed: number): Plane {
  const plane = blankPlane(tile);
  const finer = (times: number) =>
    across < along ? { across: across / times, along } : { across, along: along / times };
  addNoise(plane, tile, { ...finer(1), gain: 0.6 * depth, seed });
  addNoise(plane, tile, { ...finer(3), gain: 0.4 * depth, seed: seed + 1 });
  addNoise(plane, tile, { ...finer(9), gain: 0.3 * depth, seed: seed + 2 });
  return plane;
}
