import { BOARD_MATERIALS } from 'shared-contracts/product';
import type { BoardMaterial } from './catalogue.ts';
import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** The core of a board, which is its product's material. */
export interface Core {
  name: BoardMaterial;
  prefix: string;
  info: string;
  notFor: string[];
}

export function readCores(
  folder: string,
  applications: ReadonlySet<string>,
  errors: ValidationErrors,
): Core[] {
  const names = new Set<string>();
  return readTable(folder, 'cores.tsv', ['name', 'prefix', 'info', 'not_for'], errors).flatMap((row) => {
    row.unique('name', names);
    const name = row.oneOf('name', BOARD_MATERIALS);
    const core = {
      prefix: row.text('prefix'),
      info: row.text('info'),
      notFor: row.knownList('not_for', applications, 'applications.tsv'),
    };
    return name === undefined ? [] : [{ ...core, name }];
  });
}
