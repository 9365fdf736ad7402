import { readCatalogueFile } from './catalogue-file.ts';
import { TableRow } from './table-row.ts';
import type { ValidationErrors } from './validation-errors.ts';

/** Reads a tab-separated table whose first line is exactly `columns`. Rows with another number of cells are reported and left out. */
export function readTable<Column extends string>(
  folder: string,
  table: string,
  columns: readonly Column[],
  errors: ValidationErrors,
): TableRow<Column>[] {
  const [header = '', ...lines] = readCatalogueFile(folder, table).split(/\r?\n/);
  if (header !== columns.join('\t')) {
    errors.report({ table, line: 1 }, `the columns must be ${columns.join(', ')}.`);
    return [];
  }
  const rows: TableRow<Column>[] = [];
  lines.forEach((text, index) => {
    if (text.trim() === '') return;
    const line = index + 2;
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length === columns.length) {
      rows.push(
        new TableRow(table, line, new Map(columns.map((name, at) => [name, cells[at] ?? ''])), errors),
      );
    } else {
      errors.report({ table, line }, `has ${cells.length} cells instead of ${columns.length}.`);
    }
  });
  return rows;
}
