import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { TEXTURES } from '../../../picture-studio/src/decors/colour-tiles.ts';
import { finishOf, type TileKind } from '../../../picture-studio/src/scenes/decor.ts';
import { contentVersion } from '../../../picture-studio/src/scenes/content-version.ts';
import { type DecorRecipe, hasRelief, millimetresOf } from '../figures/draw-figure.ts';
import { loadDrawings } from './read-drawings.ts';
import { type DrawnColour, recipeOf } from './recipe.ts';

/** A colour with all its tiles. */
export interface CatalogueColour {
  colour: string;
  /** `fluted` for the straight grain of fluted panels. */
  build: '-' | 'fluted';
  recipe: DecorRecipe;
  kinds: TileKind[];
}

/** The colours of all products, each in the builds in which it is drawn differently. */
export function catalogueColours(): CatalogueColour[] {
  const drawn = drawnColours().map((colour): CatalogueColour => {
    const recipe = recipeOf(colour);
    const isOther = fileStem(recipe) !== fileStem(recipeOf({ ...colour, category: '1.5mm Acrylic' }));
    return {
      ...{ colour: colour.colour_name, recipe, kinds: tileKinds(recipe) },
      build: isOther && finishOf(colour) === 'fluted' ? 'fluted' : '-',
    };
  });
  return [...new Map(drawn.map((each) => [fileStem(each.recipe), each])).values()];
}

export function drawnColours(): DrawnColour[] {
  const drawings = loadDrawings();
  return loadCatalogue().products.flatMap((product) => {
    const drawing = drawings.get(product.colour_name);
    return drawing ? [{ ...product, drawing }] : [];
  });
}

/** The rows of `textures.tsv`, which a shop reads. */
export function tableOf(colours: readonly CatalogueColour[]): string {
  const rows = colours.map(({ colour, build, recipe }) =>
    [colour, recipe.code, build, recipe.figure, recipe.cut ?? '-', millimetresOf(recipe, 'sample'), fileStem(recipe)].join('\t'),
  );
  return `${['colour_name\tcode\tbuild\tfigure\tcut\tmillimetres\tfiles', ...rows.sort()].join('\n')}\n`;
}

/** Other recipes have other names. */
export function fileStem(recipe: DecorRecipe): string {
  const sorted = Object.entries(recipe).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 10);
  return `${recipe.figure}-${hash}`;
}

/** A plain colour has no detail that the small tile does not show everywhere. */
function tileKinds(recipe: DecorRecipe): TileKind[] {
  if (recipe.figure === 'solid') return ['small'];
  return ['small', 'large', 'room', ...(hasRelief(recipe) ? (['relief'] as const) : [])];
}

/** Says which code has drawn the tiles. */
export const DRAWN_BY: string = join(TEXTURES, 'drawn-by.txt');

const FIGURES = resolve(import.meta.dirname, '../figures');
const COLOURS = dirname(fileURLToPath(import.meta.resolve('catalogue/colour/lab')));

/** Changes with the code that draws figures. */
export function figuresVersion(): string {
  const versions = [FIGURES, COLOURS].map((folder) =>
    contentVersion(folder, (path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
  );
  return `${versions.join('\n')}\n`;
}
