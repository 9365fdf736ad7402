import { type Colour, readColours } from 'catalogue/colours';
import { CATALOGUE_TABLES } from 'catalogue/table/catalogue-file';
import { readTable } from 'catalogue/table/read-table';
import type { TableRow } from 'catalogue/table/table-row';
import { ValidationErrors } from 'catalogue/table/validation-errors';
import { readVocabulary } from 'catalogue/vocabulary';
import { CUTS, type Cut } from '../figures/drawing/figure-recipe.ts';
import type { ColourDrawing, SurfaceColour } from '../recipes/decor.ts';
import { FIGURES_BY_TYPE } from '../recipes/figures-by-type.ts';
import type { PicturedProduct } from '../serving/pictures-of.ts';

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
  tables ??= loadDecors();
  const { drawing, goesWith } = tables.get(colour_name) ?? { drawing: undefined, goesWith: [] };
  return { product_id, category, material, type, colour_name, code, drawing, goesWith };
}

/**
 * Reads and validates `decors.tsv`; the catalogue's README explains its columns.
 * @throws {CatalogueError} that names every bad row
 */
export function loadDecors(folder: string = CATALOGUE_TABLES): Map<string, TableEntry> {
  const errors = new ValidationErrors();
  const colours = readColours(folder, readVocabulary(folder, errors), errors);
  const drawings = readDrawings(folder, colours, errors);
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

const TABLE = 'decors.tsv';
const COLUMNS = ['colour_name', 'figure', 'cut', 'accents', 'scale', 'contrast', 'amount'] as const;

/** Keyed by the colour's name. Requires one row for each colour, with a figure that suits the colour's type. */
function readDrawings(
  folder: string,
  colours: readonly Colour[],
  errors: ValidationErrors,
): Map<string, ColourDrawing> {
  const types = new Map(colours.map(({ name, type }) => [name, type]));
  const taken = new Set<string>();
  const table = new Map<string, ColourDrawing>();
  for (const row of readTable(folder, TABLE, COLUMNS, errors)) {
    row.unique('colour_name', taken);
    const name = row.known('colour_name', new Set(types.keys()), 'colours.tsv');
    const figure = row.oneOf('figure', FIGURES_BY_TYPE.get(types.get(name) ?? '') ?? []);
    if (figure === undefined) continue;
    const cut = readCut(row, types.get(name) === 'Wood Grain');
    table.set(name, {
      figure,
      ...(cut !== undefined && { cut }),
      accents: row.hexes('accents'),
      scale: row.factor('scale'),
      contrast: row.factor('contrast'),
      amount: row.factor('amount'),
    });
  }
  const missing = colours.filter(({ name }) => !taken.has(name.toLowerCase()));
  for (const { name } of missing) {
    errors.report({ table: TABLE, line: taken.size + 2 }, `there is no row for ${name}.`);
  }
  return table;
}

function readCut(row: TableRow<(typeof COLUMNS)[number]>, isTimber: boolean): Cut | undefined {
  if (isTimber) return row.oneOf('cut', CUTS);
  if (row.optional('cut') !== '') row.reject('cut', 'is for timbers only.');
  return undefined;
}
