import { type Colour, readColours } from 'catalogue/colours';
import { CATALOGUE_TABLES } from 'catalogue/table/catalogue-file';
import { readTable } from 'catalogue/table/read-table';
import type { TableRow } from 'catalogue/table/table-row';
import { ValidationErrors } from 'catalogue/table/validation-errors';
import { readVocabulary } from 'catalogue/vocabulary';
import { resolve } from 'node:path';
import { CUTS, type Cut } from '../figures/drawing/figure-recipe.ts';
import { FIGURES_BY_TYPE } from './figures-by-type.ts';
import type { ColourDrawing } from './recipe.ts';

/**
 * Reads `decors.tsv`: how each colour of the catalogue is drawn.
 * @throws {CatalogueError} that names every bad row
 */
export function loadDrawings(folder: string = resolve(import.meta.dirname, '..')): Map<string, ColourDrawing> {
  const errors = new ValidationErrors();
  const colours = readColours(CATALOGUE_TABLES, readVocabulary(CATALOGUE_TABLES, errors), errors);
  const drawings = readDrawings(folder, colours, errors);
  errors.throwIfAny();
  return drawings;
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
