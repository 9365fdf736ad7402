import { CONCRETES } from '../figures/concrete/concretes.ts';
import type { FigureName } from '../figures/draw-figure.ts';
import { BRECCIAS, ONYXES, VEININGS } from '../figures/marble/marbles.ts';
import { METALS } from '../figures/metallic/metals.ts';
import { STONES } from '../figures/stone/stones.ts';
import { CLOTHS } from '../figures/textile/cloths.ts';
import { SPECIES } from '../figures/wood/timbers.ts';

/** The figures that suit a type of decor; the first is the default for a colour without a drawing. */
export const FIGURES_BY_TYPE: ReadonlyMap<string, readonly FigureName[]> = new Map<string, FigureName[]>([
  ['Solid', ['solid']],
  ['Pastel', ['solid']],
  ['Wood Grain', withDefault('teak', namesOf(SPECIES))],
  ['Textile', withDefault('linen', [...namesOf(CLOTHS).filter((name) => name !== 'zari'), 'leather'])],
  ['Concrete', withDefault('shuttered', namesOf(CONCRETES))],
  ['Stone', withDefault('granite', namesOf(STONES))],
  ['Metallic', withDefault('brushed', [...namesOf(METALS), 'zari'])],
  [
    'Marble',
    withDefault('makrana', [...namesOf(VEININGS), ...namesOf(BRECCIAS), ...namesOf(ONYXES), 'travertine']),
  ],
]);

function withDefault(first: FigureName, names: readonly FigureName[]): FigureName[] {
  return [first, ...names.filter((name) => name !== first)];
}

function namesOf<Kinds extends object>(kinds: Kinds): (keyof Kinds & FigureName)[] {
  return Object.keys(kinds) as (keyof Kinds & FigureName)[];
}
