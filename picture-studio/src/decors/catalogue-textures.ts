import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { TEXTURES, type TileKind, tileFile, tileKinds } from '../composition/texture-files.ts';
import type { DecorRecipe } from '../figures/draw-figure.ts';
import { type Decor, recipeOf, secondSurface } from '../recipes/decor.ts';
import { contentVersion } from '../scenes/content-version.ts';
import { decorOf } from './decor-of.ts';

/** A tile that pictures of the catalogue's products show. */
export interface CatalogueTile {
  colour: string;
  recipe: DecorRecipe;
  kind: TileKind;
  /** In `TEXTURES`. */
  file: string;
}

export function catalogueTiles(): CatalogueTile[] {
  const decors = loadCatalogue()
    .products.filter(({ category }) => category !== 'addon')
    .map(decorOf)
    .flatMap((decor): Decor[] => [decor, secondSurface(decor)]);
  const tiles = decors.flatMap((decor) => {
    const recipe = recipeOf(decor);
    return tileKinds(recipe).map((kind) => ({
      ...{ colour: decor.colour_name, recipe, kind },
      file: tileFile(recipe, kind),
    }));
  });
  return [...new Map(tiles.map((tile) => [tile.file, tile])).values()];
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
