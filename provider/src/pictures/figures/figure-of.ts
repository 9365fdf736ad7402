import type { Lab } from '../../catalogue/lab.ts';
import type { Decor } from '../decor.ts';
import { seedOf } from '../noise.ts';
import { concrete } from './concrete.ts';
import type { Figure, FigureMaker } from './figure.ts';
import { marble } from './marble.ts';
import { metallic } from './metallic.ts';
import { stone } from './stone.ts';
import { textile } from './textile.ts';
import { woodGrain } from './wood-grain.ts';

/** By type; a type that is not here (Solid, Pastel) is one even colour. */
const FIGURES: ReadonlyMap<string, FigureMaker> = new Map([
  ['Concrete', concrete],
  ['Marble', marble],
  ['Metallic', metallic],
  ['Stone', stone],
  ['Textile', textile],
  ['Wood Grain', woodGrain],
]);

/** The same colour has the same figure in every category and material. */
export function figureOf(decor: Decor, colour: Lab, grain: number): Figure | undefined {
  return FIGURES.get(decor.type)?.(colour, seedOf(decor.colour_name), grain);
}
