import type { TableRow } from './table-row.ts';

/** Category, type and shade are segments of a product's address: no `/`, no `%`, no leading dot. */
export function rejectUnsafeSegment<Column extends string>(row: TableRow<Column>, column: Column): void {
  const name = row.optional(column);
  if (/[/%]/.test(name) || name.startsWith('.')) {
    row.reject(
      column,
      `"${name}" may hold no "/" or "%" and no leading dot, as it becomes part of an address.`,
    );
  }
}
