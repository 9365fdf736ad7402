import type { TableRow } from './table-row.ts';

/** Category, type and shade are segments of a product's URL, so `/`, `%` and a leading dot are not allowed. */
export function rejectUnsafeSegment<Column extends string>(row: TableRow<Column>, column: Column): void {
  const name = row.optional(column);
  if (/[/%]/.test(name) || name.startsWith('.')) {
    row.reject(
      column,
      `"${name}" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.`,
    );
  }
}
