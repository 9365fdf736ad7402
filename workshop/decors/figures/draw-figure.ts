import { concrete } from './concrete/concrete.ts';
import { CONCRETES } from './concrete/concretes.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from './drawing/gradient-noise.ts';
import type { Relief } from './drawing/relief.ts';
import { blankPlane, type Tile, tileOf } from './drawing/tile.ts';
import { brecciatedMarble } from './marble/breccia.ts';
import { BRECCIAS, ONYXES, VEININGS } from './marble/marbles.ts';
import { onyxMarble } from './marble/onyx.ts';
import { travertine } from './marble/travertine.ts';
import { veinedMarble } from './marble/veined-marble.ts';
import { metal } from './metallic/metal.ts';
import { METALS, type Metal } from './metallic/metals.ts';
import { metalRelief } from './metallic/relief.ts';
import { stone } from './stone/stone.ts';
import { STONES } from './stone/stones.ts';
import { cloth } from './textile/cloth.ts';
import { CLOTHS } from './textile/cloths.ts';
import { leather } from './textile/leather.ts';
import { SPECIES } from './wood/timbers.ts';
import { wood } from './wood/wood.ts';

export type FigureName =
  | 'solid'
  | 'leather'
  | 'travertine'
  | keyof typeof SPECIES
  | keyof typeof VEININGS
  | keyof typeof BRECCIAS
  | keyof typeof ONYXES
  | keyof typeof STONES
  | keyof typeof CLOTHS
  | keyof typeof CONCRETES
  | keyof typeof METALS;

/** All that a decor's texture depends on. */
export interface DecorRecipe extends FigureRecipe {
  figure: FigureName;
}

interface Figure {
  /** Real width of the tile, as large as its finest detail allows. */
  millimetres: number;
  draw(recipe: FigureRecipe, tile: Tile): Drawing;
  /** Only of metals: other surfaces do not shine by themselves. */
  relief?(recipe: FigureRecipe, tile: Tile): Relief;
}

type Draw<Kind> = (kind: Kind, recipe: FigureRecipe, tile: Tile) => Drawing;

const FIGURES: ReadonlyMap<string, Figure> = new Map<string, Figure>([
  ['solid', { millimetres: 1200, draw: solid }],
  ['leather', { millimetres: 600, draw: leather }],
  ['travertine', { millimetres: 1600, draw: travertine }],
  ...family(SPECIES, wood, 1300),
  ...family(VEININGS, veinedMarble, 1600),
  ...family(BRECCIAS, brecciatedMarble, 1600),
  ...family(ONYXES, onyxMarble, 1600),
  ...family(STONES, stone, 1200),
  ...family(CLOTHS, cloth, 600),
  ...family(CONCRETES, concrete, 1600),
  ...family<Metal>(METALS, metal, 800, metalRelief),
]);

/** Where a tile is shown: samples show it near by, rooms on whole doors. */
export type Span = 'sample' | 'room';

/** Millimetres. Longer than the tallest door, so that no figure repeats on one. */
const ROOM_TILE = 2800;

export function drawFigure(recipe: DecorRecipe, size: number, span: Span): { tile: Tile; drawing: Drawing } {
  const tile = tileOf(size, millimetresOf(recipe, span));
  return { tile, drawing: figureNamed(recipe.figure).draw(recipe, tile) };
}

/** Real width of a decor's tile. */
export function millimetresOf(recipe: DecorRecipe, span: Span): number {
  return span === 'room' ? ROOM_TILE : figureNamed(recipe.figure).millimetres;
}

/** Whether a decor shines by itself, as metals do. */
export function hasRelief({ figure }: DecorRecipe): boolean {
  return figureNamed(figure).relief !== undefined;
}

/** How a sample's surface leans; `undefined` for all but metals. */
export function reliefOf(recipe: DecorRecipe, size: number): { tile: Tile; relief: Relief } | undefined {
  const { millimetres, relief } = figureNamed(recipe.figure);
  const tile = tileOf(size, millimetres);
  return relief && { tile, relief: relief(recipe, tile) };
}

function figureNamed(name: FigureName): Figure {
  const figure = FIGURES.get(name);
  if (figure === undefined) throw new Error(`There is no figure ${name}.`);
  return figure;
}

/** One colour, with the faint drifts and the fine roughness of pigment in a cast sheet. */
function solid({ seed }: FigureRecipe, tile: Tile): Drawing {
  const tone = blankPlane(tile);
  addFractalNoise(tone, tile, { across: 420, along: 520, gain: 0.5, seed, octaves: 3 });
  addNoise(tone, tile, { across: 2.6, gain: 0.3, seed: seed + 1 });
  addNoise(tone, tile, { across: 1.1, gain: 0.5, seed: seed + 2 });
  return { tone, contrast: 0.9, accents: [] };
}

function family<Kind>(
  kinds: Readonly<Record<string, Kind>>,
  draw: Draw<Kind>,
  millimetres: number,
  relief?: (kind: Kind, recipe: FigureRecipe, tile: Tile) => Relief,
): [string, Figure][] {
  return Object.entries(kinds).map(([name, kind]) => [
    name,
    {
      millimetres,
      draw: (recipe, tile) => draw(kind, recipe, tile),
      ...(relief && { relief: (recipe, tile) => relief(kind, recipe, tile) }),
    },
  ]);
}
