import { readColours } from 'catalogue/colours';
import { CATALOGUE_TABLES } from 'catalogue/table/catalogue-file';
import { ValidationErrors } from 'catalogue/table/validation-errors';
import { readVocabulary } from 'catalogue/vocabulary';
import type { SurfaceColour } from '../scenes/decor.ts';
import type { PicturedProduct } from '../serving/pictures-of.ts';
import { readColourTiles } from './colour-tiles.ts';
import { ImportedTiles } from './imported-tiles.ts';

type ProductColumns = Omit<PicturedProduct, 'tiles' | 'flutedTiles' | 'goesWith'>;
type TableEntry = Pick<PicturedProduct, 'code' | 'tiles' | 'flutedTiles' | 'goesWith'>;

let tables: ReadonlyMap<string, TableEntry> | undefined;
/** Undefined until `useImportedTiles` is called. */
let imported: ImportedTiles | undefined;

/**
 * A product in the form that the picture studio needs. The tables say which tiles show its colour and which colours match it. An imported
 * colour, or one to which an import has given another code, has the tiles that the import has brought, or is plain.
 */
export function decorOf({
  product_id,
  category,
  material,
  type,
  colour_name,
  code,
}: ProductColumns): PicturedProduct {
  tables ??= loadDecors();
  const entry = tables.get(colour_name);
  const brought = imported?.of(colour_name, code);
  const { tiles, flutedTiles } = brought ? { tiles: brought } : entry?.code === code ? entry : {};
  return {
    ...{ product_id, category, material, type, colour_name, code },
    ...{ tiles, flutedTiles, goesWith: entry?.goesWith ?? [] },
  };
}

/** From now on, imported colours get their tiles from this folder. */
export function useImportedTiles(folder: string): void {
  imported = new ImportedTiles(folder);
}

/**
 * The tiles of the shop's own colours and the colours that match each, by name.
 * @throws {CatalogueError} that lists every bad row
 */
export function loadDecors(): Map<string, TableEntry> {
  const errors = new ValidationErrors();
  const colours = readColours(CATALOGUE_TABLES, readVocabulary(CATALOGUE_TABLES, errors), errors);
  errors.throwIfAny();
  const drawn = readColourTiles();
  const surfaces = new Map(
    colours.map(({ name, type, code }): [string, SurfaceColour] => {
      const tiles = drawn.get(name);
      return [name, { colour_name: name, type, code, ...(tiles?.code === code ? tiles : {}) }];
    }),
  );
  return new Map(
    colours.map(({ name, code, goesWith }) => {
      const { tiles, flutedTiles } = surfaces.get(name) ?? {};
      const others = goesWith.flatMap((other) => surfaces.get(other) ?? []);
      return [name, { code, tiles, flutedTiles, goesWith: others }];
    }),
  );
}
