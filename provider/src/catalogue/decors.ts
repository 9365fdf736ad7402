import type { ColourDrawing } from 'picture-studio';
import { CUTS, type Cut, FIGURES_BY_TYPE } from 'picture-studio/figures';
import type { Colour } from './colours.ts';
import { readTable } from './table/read-table.ts';
import type { TableRow } from './table/table-row.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** Keyed by the colour's name. The catalogue's README explains the columns. */
export type DecorTable = ReadonlyMap<string, ColourDrawing>;

const TABLE = 'decors.tsv';
const COLUMNS = ['colour_name', 'figure', 'cut', 'accents', 'scale', 'contrast', 'amount'] as const;

/** Requires one row for each colour, with a figure that suits the colour's type. */
export function readDecors(folder: string, colours: readonly Colour[], errors: ValidationErrors): DecorTable {
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
