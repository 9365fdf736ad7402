import { SHEET_MATERIAL } from 'shared-contracts/product';
import type { Material } from './catalogue.ts';
import type { Category } from './categories.ts';
import type { Colour } from './colours.ts';
import type { Core } from './cores.ts';
import { readTable } from './table/read-table.ts';
import type { TableRow } from './table/table-row.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

export interface Offer {
  colour: Colour;
  category: Category;
  /** Undefined for a sheet. */
  core?: Core;
  material: Material;
  row: TableRow<string>;
}

/** The table has a column for each category: `yes` offers a sheet, a list of cores offers a board of each core. */
export function readAvailability(
  folder: string,
  colours: readonly Colour[],
  categories: readonly Category[],
  cores: readonly Core[],
  errors: ValidationErrors,
): Offer[] {
  const colourByName = new Map(colours.map((colour) => [colour.name, colour]));
  const columns = ['colour_name', ...categories.map(({ name }) => name)];
  const taken = new Set<string>();
  return readTable(folder, 'availability.tsv', columns, errors).flatMap((row) => {
    row.unique('colour_name', taken);
    const colour = colourByName.get(row.known('colour_name', new Set(colourByName.keys()), 'colours.tsv'));
    if (colour === undefined) return [];
    return categories.flatMap((category) =>
      category.class === 'Sheet'
        ? sheetOffers(row, colour, category)
        : boardOffers(row, colour, category, cores),
    );
  });
}

function sheetOffers(row: TableRow<string>, colour: Colour, category: Category): Offer[] {
  const cell = row.optional(category.name);
  if (cell === '') return [];
  if (cell !== 'yes') row.reject(category.name, `"${cell}" is neither yes nor a dash.`);
  return [{ colour, category, material: SHEET_MATERIAL, row }];
}

function boardOffers(
  row: TableRow<string>,
  colour: Colour,
  category: Category,
  cores: readonly Core[],
): Offer[] {
  const listed = row.knownList(category.name, new Set(cores.map(({ name }) => name)), 'cores.tsv');
  return cores
    .filter(({ name }) => listed.includes(name))
    .map((core) => ({ colour, category, core, material: core.name, row }));
}
