import { readTable } from './read-table.ts';
import type { TableProblems } from './table-problems.ts';

export const CORE_NAMES = ['HDF', 'Ply Wood', 'WPC'] as const;
export type CoreName = (typeof CORE_NAMES)[number];

/** What a board is made of beneath its face: the material of its product. */
export interface Core {
  name: CoreName;
  prefix: string;
  info: string;
  notFor: string[];
}

export function readCores(
  folder: string,
  applications: ReadonlySet<string>,
  problems: TableProblems,
): Core[] {
  const names = new Set<string>();
  return readTable(folder, 'cores.tsv', ['name', 'prefix', 'info', 'not_for'], problems).flatMap((row) => {
    row.unique('name', names);
    const name = row.oneOf('name', CORE_NAMES);
    const core = {
      prefix: row.text('prefix'),
      info: row.text('info'),
      notFor: row.knownList('not_for', applications, 'applications.tsv'),
    };
    return name === undefined ? [] : [{ ...core, name }];
  });
}
