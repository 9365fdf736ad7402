import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A decor, independent of the categories it is made in. */
export interface Colour {
  name: string;
  code: string;
  shade: string;
  type: string;
  applications: string[];
  /** Names of colours that combine well with it. */
  goesWith: string[];
  description: string;
}

const COLUMNS = ['colour_name', 'code', 'shade', 'type', 'applications', 'goes_with', 'description'] as const;

export function readColours(folder: string, vocabulary: Vocabulary, errors: ValidationErrors): Colour[] {
  const shades = new Set(vocabulary.shades.map(({ name }) => name));
  const types = new Set(vocabulary.types.map(({ name }) => name));
  const applications = new Set(vocabulary.applications);
  const rows = readTable(folder, 'colours.tsv', COLUMNS, errors);
  const names = new Set(rows.map((row) => row.optional('colour_name')));
  const taken = new Set<string>();
  return rows.map((row) => {
    const name = row.unique('colour_name', taken);
    // The name becomes part of product ids and of HTML.
    if (!/^[A-Za-z -]*$/.test(name))
      row.reject('colour_name', `"${name}" may contain only letters, spaces and hyphens.`);
    const colour = {
      name,
      code: row.hex('code'),
      shade: row.known('shade', shades, 'shades.tsv'),
      type: row.known('type', types, 'types.tsv'),
      applications: row.knownList('applications', applications, 'applications.tsv'),
      goesWith: row.knownList('goes_with', names, 'colours.tsv'),
      description: row.text('description'),
    };
    if (colour.applications.length === 0)
      row.reject('applications', 'a colour needs at least one application.');
    return colour;
  });
}
