import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** The line on which it begins, counted from 1; a quoted cell may contain line breaks. */
  line: number;
  cells: string[];
}

/**
 * Reads CSV text (RFC 4180) with LF or CRLF line ends, and leaves out empty records.
 * @param report called with the first line of the record with a syntax error; reading ends there
 */
export function readCsv(text: string, report: (line: number) => void): CsvRecord[] {
  const records: CsvRecord[] = [];
  // Not csv-parse's own count: it counts a CRLF inside quotes as two lines, and reports an open quote at the file's end.
  let line = 1;
  try {
    parse(text, {
      bom: true,
      record_delimiter: ['\n', '\r\n'],
      relax_column_count: true,
      on_record(cells: string[]) {
        if (cells.some((cell) => cell !== '')) records.push({ line, cells });
        line += cells.join('').split('\n').length;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(line);
  }
  return records;
}
