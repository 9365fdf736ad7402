import { readCatalogueFile } from './catalogue-file.ts';
import { TableRow } from './table-row.ts';
import type { ValidationErrors } from './validation-errors.ts';

/** Reads a table of cells parted by tabs whose first line is exactly `columns`; reports rows of another width and leaves them out. */
export function readTable<Column extends string>(
  folder: string,
  table: string,
  columns: readonly Column[],
  problems: ValidationErrors,
): TableRow<Column>[] {
  const [header = '', ...lines] = readCatalogueFile(folder, table).split(/\r?\n/);
  if (header !== columns.join('\t')) {
    problems.report({ table, line: 1 }, `the columns must be ${columns.join(', ')}.`);
    return [];
  }
  const rows: TableRow<Column>[] = [];
  lines.forEach((text, index) => {
    if (text.trim() === '') return;
    const line = index + 2;
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length === columns.length) {
      rows.push(
        new TableRow(table, line, new Map(columns.map((name, at) => [name, cells[at] ?? ''])), problems),
      );
    } else {
      problems.report({ table, line }, `has ${cells.length} cells where ${columns.length} are due.`);
    }
  });
  return rows;
}
