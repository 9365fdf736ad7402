import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { drawCrown } from './crown-cut.ts';
import { drawKnot, partFibres, strewKnots } from './knots.ts';
import { drawPigment } from './pigment.ts';
import { openJoints, straightenJoints } from './plank-joints.ts';
import { cutPores } from './pores.ts';
import { addRipple } from './ripple.ts';
import type { Species } from './species.ts';
import { drawStraight } from './straight-cut.ts';
import { sway } from './sway.ts';

/** Number of rings that the lines of a rift cut cross from top to bottom. */
const LEAN = 7;

/** Wood with vertical grain. It is drawn on straight fibres first, which are then swayed together. */
export function wood(timber: Species, recipe: FigureRecipe, tile: Tile): Drawing {
  const species = scaledSpecies(timber, recipe.scale);
  const { cut, seed, amount } = recipe;
  const tone = blankPlane(tile);
  const warmth = blankPlane(tile);
  const leaves = cut === 'crown' ? drawCrown(tone, warmth, tile, species, seed) : [];
  if (cut !== 'crown') drawStraight(tone, tile, species, cut === 'rift' ? LEAN : 0, seed);
  cutPores(tone, tile, species, seed + 1);
  drawFibres(tone, warmth, tile, species, seed + 20);
  const pigment = drawPigment(species, { ...recipe, seed: seed + 40 }, tile);

  const planks = species.leaf.plank ? leaves : [];
  const knots = cut === 'quarter' ? [] : strewKnots(tile, species, amount, seed + 60);
  const shift = shiftOfFibres(tile, cut === 'crown' ? species.sway : 0.5 * species.sway, seed + 30);
  for (const knot of knots) partFibres(shift, tile, knot);
  straightenJoints(shift, tile, planks);
  const swayed = { tone: sway(tone, shift, tile), warmth: sway(warmth, shift, tile) };
  for (const knot of knots) drawKnot(swayed.tone, swayed.warmth, tile, knot);
  openJoints(swayed.tone, tile, planks);
  return {
    ...swayed,
    contrast: species.contrast,
    accents: pigment === undefined ? [] : [{ ...pigment, cover: sway(pigment.cover, shift, tile) }],
  };
}

function drawFibres(
  tone: Plane,
  warmth: Plane,
  tile: Tile,
  { fibre, bands, ribbon, curl, ...species }: Species,
  seed: number,
): void {
  addNoise(tone, tile, { across: 0.9, along: 42, gain: 0.8 * fibre, seed });
  addNoise(tone, tile, { across: 1.7, along: 110, gain: 0.7 * fibre, seed: seed + 1 });
  addNoise(tone, tile, { across: 4.5, along: 260, gain: 0.55 * fibre, seed: seed + 2 });
  addNoise(tone, tile, { across: 14, along: 650, gain: 0.45 * fibre, seed: seed + 3 });
  addNoise(tone, tile, { across: bands.width, along: 1300, gain: bands.depth, seed: seed + 4 });
  addRibbons(tone, tile, ribbon, seed + 5);
  addRipple(tone, tile, curl, seed + 7);
  addNoise(warmth, tile, { across: 40, along: 650, gain: species.warmth, seed: seed + 8 });
  addNoise(warmth, tile, { across: 9, along: 330, gain: 0.6 * species.warmth, seed: seed + 9 });
}

/** Stripes of interlocked grain: fibres lean to one side, then to the other, with a sharp edge between. */
function addRibbons(tone: Plane, tile: Tile, depth: number, seed: number): void {
  if (depth === 0) return;
  const lean = blankPlane(tile);
  addNoise(lean, tile, { across: 25, along: 1300, gain: 1, seed });
  addNoise(lean, tile, { across: 11, along: 650, gain: 0.45, seed: seed + 1 });
  addNoise(lean, tile, { across: 5, along: 260, gain: 0.22, seed: seed + 2 });
  for (let pixel = 0; pixel < lean.length; pixel++) {
    tone[pixel] = (tone[pixel] ?? 0) + 0.6 * depth * Math.tanh(3.2 * (lean[pixel] ?? 0));
  }
}

function shiftOfFibres(tile: Tile, reach: number, seed: number): Plane {
  const shift = blankPlane(tile);
  addNoise(shift, tile, { across: 160, along: 520, gain: reach, seed });
  addNoise(shift, tile, { across: 50, along: 190, gain: 0.25 * reach, seed: seed + 1 });
  addNoise(shift, tile, { across: 12, along: 60, gain: 0.06 * reach, seed: seed + 2 });
  return shift;
}

/** A species scaled like a log that grew faster or slower: its figure changes size, its pores and fibres do not. */
function scaledSpecies(species: Species, scale: number): Species {
  const { rings, bands, pigment, leaf } = species;
  return {
    ...species,
    rings: {
      ...rings,
      spacing: rings.spacing * scale,
      flame: rings.flame * scale,
      wander: rings.wander * scale,
    },
    bands: { ...bands, width: bands.width * scale },
    ...(pigment && { pigment: { ...pigment, width: pigment.width * scale } }),
    leaf: { ...leaf, narrowest: leaf.narrowest * scale, widest: leaf.widest * scale },
  };
}
