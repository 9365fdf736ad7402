/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, counted from 1: a quoted cell may hold line breaks. */
  line: number;
  cells: string[];
}

/** A cell in quotes or bare, and what ends it. Unrolled, so that a long text does not exhaust the engine's stack. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a text by RFC 4180, with any line ends; empty lines are left out. From the first cell that breaks the rules on
 * nothing can be told apart any more: it is reported with its line, and what stands before it is given back.
 */
export function readCsv(text: string, report: (line: number) => void): CsvRecord[] {
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  let isCellDue = true;
  CELL.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (CELL.lastIndex < text.length || isCellDue) {
    const at = CELL.lastIndex;
    const [whole, quoted, bare = '', end] = CELL.exec(text) ?? [];
    if (whole === undefined) {
      report(line);
      return records;
    }
    CELL.lastIndex = at + whole.length;
    record.cells.push(quoted?.replaceAll('""', '"') ?? bare);
    line += whole.split('\n').length - 1;
    isCellDue = end === ',';
    if (isCellDue) continue;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
    record = { line, cells: [] };
  }
  return records;
}
