import type { PicturedProduct, SurfaceColour } from 'picture-studio';
import { readColours } from './colours.ts';
import { readDecors } from './decors.ts';
import { CATALOGUE_TABLES } from './table/catalogue-file.ts';
import { ValidationErrors } from './table/validation-errors.ts';
import { readVocabulary } from './vocabulary.ts';

type ProductColumns = Omit<PicturedProduct, 'drawing' | 'goesWith'>;
type TableEntry = Pick<PicturedProduct, 'drawing' | 'goesWith'>;

let tables: ReadonlyMap<string, TableEntry> | undefined;

/**
 * A product as the picture studio needs it. The catalogue's tables say how its colour is drawn and which colours match it;
 * an imported colour is in none of them, and gets the default drawing of its type.
 */
export function decorOf({
  product_id,
  category,
  material,
  type,
  colour_name,
  code,
}: ProductColumns): PicturedProduct {
  tables ??= readTables();
  const { drawing, goesWith } = tables.get(colour_name) ?? { drawing: undefined, goesWith: [] };
  return { product_id, category, material, type, colour_name, code, drawing, goesWith };
}

function readTables(): Map<string, TableEntry> {
  const errors = new ValidationErrors();
  const colours = readColours(CATALOGUE_TABLES, readVocabulary(CATALOGUE_TABLES, errors), errors);
  const drawings = readDecors(CATALOGUE_TABLES, colours, errors);
  errors.throwIfAny();
  const surfaces = new Map(
    colours.map(({ name, type, code }): [string, SurfaceColour] => [
      name,
      { colour_name: name, type, code, drawing: drawings.get(name) },
    ]),
  );
  return new Map(
    colours.map(({ name, goesWith }) => [
      name,
      { drawing: drawings.get(name), goesWith: goesWith.flatMap((other) => surfaces.get(other) ?? []) },
    ]),
  );
}
