import { readCsv } from 'catalogue/import/read-csv';
import { otherSeparator } from 'catalogue/import/read-product-file';
import { TableRow } from 'catalogue/table/table-row';
import { utf8Text } from 'catalogue/table/utf8-file';
import { CatalogueError, ValidationErrors } from 'catalogue/table/validation-errors';
import { isChange, type PriceChange, type PriceLine, priceProblem } from './price-list-store.ts';
import { readPrice } from './typed-rupees.ts';

/** The columns of a price file that are read. Others, such as names, are ignored. */
const COLUMNS = ['Product', 'Price', 'List price', 'Visible'] as const;
type Column = (typeof COLUMNS)[number];
type Row = TableRow<Column>;

const MOST_LINES = 5_000;

export interface PriceFile {
  /** Number of lines with a product. */
  lines: number;
  /** The differences from the shop. */
  changes: readonly PriceChange[];
  /** Number of products that the shop does not have. */
  unknown: number;
  /** A sentence for each line that cannot be read or has an unknown product, or for the file as a whole. */
  problems: readonly string[];
}

/**
 * DESK-34: reads a CSV file of prices, as exported by the desk or saved by a spreadsheet.
 * @param name the file's name in messages
 * @param list all products of the shop
 */
export function readPriceFile(bytes: Uint8Array, name: string, list: readonly PriceLine[]): PriceFile {
  const read = { lines: 0, changes: [] as PriceChange[], unknown: 0 };
  const errors = new ValidationErrors();
  try {
    const known = new Map(list.map((line) => [line.product_id, line]));
    const taken = new Set<string>();
    for (const row of rowsOf(utf8Text(bytes, name), name, errors)) {
      read.lines += 1;
      const product_id = row.unique('Product', taken);
      const before = known.get(product_id);
      const after = readPrices(row);
      if (product_id !== '' && !before) {
        read.unknown += 1;
        row.reject('Product', `there is no product ${product_id}.`);
      }
      if (!before || !after || !isChange({ before, after })) continue;
      const problem = priceProblem({ before, after });
      if (problem) row.reject(undefined, problem);
      else read.changes.push({ before, after });
    }
    return { ...read, problems: errors.sentences };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { ...read, problems: error.validationErrors };
  }
}

/** @throws {CatalogueError} for a file that cannot be read as a whole. */
function* rowsOf(text: string, table: string, errors: ValidationErrors): Generator<Row> {
  const separator = otherSeparator(text, COLUMNS);
  if (separator)
    errors.report({ table, line: 1 }, `the cells are separated by ${separator}. Save the file with commas.`);
  errors.throwIfAny();
  const [header, ...records] = readCsv(text, (line) =>
    errors.report({ table, line }, 'a quote is not closed, or is inside an unquoted cell.'),
  );
  const names = (header?.cells ?? []).map((cell) => cell.trim());
  const unclear = COLUMNS.filter((column) => names.filter((name) => name === column).length !== 1);
  if (unclear.length > 0)
    errors.report({ table, line: 1 }, `needs each of the columns ${unclear.join(', ')} once.`);
  if (records.length > MOST_LINES)
    errors.report({ table, line: MOST_LINES + 2 }, `a file has ${MOST_LINES} products at most.`);
  errors.throwIfAny();
  for (const { line, cells } of records) {
    const named = new Map(names.map((name, at) => [name, cells[at]?.trim() ?? '']));
    if (cells.length === names.length) yield new TableRow(table, line, named, errors);
    else errors.report({ table, line }, `has ${cells.length} cells instead of ${names.length}.`);
  }
}

/** Reports all invalid cells. */
function readPrices(row: Row): PriceChange['after'] | undefined {
  const selling_price_paise = readCell(row, 'Price');
  const actual_price_paise = readCell(row, 'List price');
  const visible = row.text('Visible').toLowerCase();
  const isClear = visible === 'yes' || visible === 'no';
  if (visible !== '' && !isClear) row.reject('Visible', `"${visible}" is neither yes nor no.`);
  if (selling_price_paise === undefined || actual_price_paise === undefined || !isClear) return undefined;
  return { selling_price_paise, actual_price_paise, is_hidden: visible === 'no' ? 1 : 0 };
}

function readCell(row: Row, column: Column): number | null | undefined {
  const typed = row.optional(column);
  const paise = readPrice(typed);
  if (paise === undefined)
    row.reject(column, `"${typed}" is not clearly a price in rupees, such as 1250 or 1,250.50.`);
  return paise;
}
