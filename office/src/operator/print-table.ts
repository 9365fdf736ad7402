import { visibleText } from 'shared-contracts/operator/visible-text';

/** Rows of cells as lines with aligned columns, separated by two spaces. */
export function tableLines(typed: readonly (readonly string[])[]): string[] {
  const rows = typed.map((row) => row.map(visibleText));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
