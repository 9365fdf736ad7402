import { CONCRETES } from '../figures/concrete/concretes.ts';
import { BRECCIAS, ONYXES, VEININGS } from '../figures/marble/marbles.ts';
import { METALS } from '../figures/metallic/metals.ts';
import { STONES } from '../figures/stone/stones.ts';
import { CLOTHS } from '../figures/textile/cloths.ts';
import { SPECIES } from '../figures/wood/species.ts';

/** How the log was cut: crown shows cathedrals, rift leans, quarter runs straight. */
export const CUTS = ['crown', 'rift', 'quarter'] as const;
export type Cut = (typeof CUTS)[number];

export type FigureName =
  | 'solid'
  | 'travertine'
  | 'leather'
  | keyof typeof SPECIES
  | keyof typeof VEININGS
  | keyof typeof BRECCIAS
  | keyof typeof ONYXES
  | keyof typeof STONES
  | keyof typeof CLOTHS
  | keyof typeof CONCRETES
  | keyof typeof METALS;

/** The figures that suit a type (`types.tsv`); the first is for colours that name none. */
export const FIGURES_BY_TYPE: ReadonlyMap<string, readonly FigureName[]> = new Map<string, FigureName[]>([
  ['Solid', ['solid']],
  ['Pastel', ['solid']],
  ['Wood Grain', usually('teak', namesOf(SPECIES))],
  ['Textile', usually('linen', [...namesOf(CLOTHS).filter((name) => name !== 'zari'), 'leather'])],
  ['Concrete', usually('shuttered', namesOf(CONCRETES))],
  ['Stone', usually('granite', namesOf(STONES))],
  ['Metallic', usually('brushed', [...namesOf(METALS), 'zari'])],
  [
    'Marble',
    usually('makrana', [...namesOf(VEININGS), ...namesOf(BRECCIAS), ...namesOf(ONYXES), 'travertine']),
  ],
]);

function usually(first: FigureName, names: readonly FigureName[]): FigureName[] {
  return [first, ...names.filter((name) => name !== first)];
}

function namesOf<Kinds extends object>(kinds: Kinds): (keyof Kinds & FigureName)[] {
  return Object.keys(kinds) as (keyof Kinds & FigureName)[];
}
