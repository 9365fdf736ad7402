import type { DeskContext } from '../context/desk.ts';

/** Characters at which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const TO_QUOTE = /[",\r\n]/;
/** Without it, a spreadsheet reads UTF-8 as another encoding. */
const BOM = '\uFEFF';

type Cell = string | number | null | undefined;

/** DESK-16: rows as CSV (RFC 4180), in UTF-8 with a BOM. A text that would be a formula gets an apostrophe before it. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

export function sendCsv(context: DeskContext, name: string, content: string): Response {
  return context.body(content, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
