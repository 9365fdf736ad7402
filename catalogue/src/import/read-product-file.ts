import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BOARD_MATERIALS, PRODUCT_CLASSES, SHEET_MATERIAL } from 'shared-contracts/product';
import type { CatalogueProduct } from '../catalogue.ts';
import { rejectUnsafeSegment } from '../table/path-segment.ts';
import { TableRow } from '../table/table-row.ts';
import { readUtf8File } from '../table/utf8-file.ts';
import { type Cell, ValidationErrors } from '../table/validation-errors.ts';
import { type CsvRecord, readCsv } from './read-csv.ts';

/** The columns of a product file: the contract's Product without pictures, which the provider composes. */
export const PRODUCT_COLUMNS = [
  ...['product_id', 'class', 'material', 'category', 'type', 'shade', 'colour_name', 'title', 'code'],
  ...['info', 'application', 'description', 'common_desc', 'actual_price', 'selling_price'],
] as const;
/** An optional column: the file name of a picture of the colour's surface, beside the product file. */
const TEXTURE = 'texture';
type ProductColumn = (typeof PRODUCT_COLUMNS)[number] | typeof TEXTURE;

export interface ColourTexture {
  colour_name: string;
  code: string;
  path: string;
  /** Reports errors of the picture. */
  cell: Cell;
}

export interface ProductFile {
  products: CatalogueProduct[];
  /** One for each colour that has a picture. */
  textures: ColourTexture[];
}

/** Letters of the first two lines; Excel may write `sep=;` above the names. */
const MAX_HEADER = 2000;

/** Used unescaped in the URLs of pages and pictures. */
const PRODUCT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * API-142: reads products from a CSV file in UTF-8 whose first line names the columns in any order; prices are in rupees.
 * @throws {CatalogueError} that names every bad row, or the file if it cannot be read.
 */
export function readProductFile(path: string): ProductFile {
  const table = basename(path);
  const errors = new ValidationErrors();
  const text = readUtf8File(path, table);
  const separator = otherSeparator(text, PRODUCT_COLUMNS);
  if (separator)
    errors.report({ table, line: 1 }, `the cells are separated by ${separator}. Save the file with commas.`);
  errors.throwIfAny();
  const [header, ...records] = readCsv(text, (line) =>
    errors.report({ table, line }, 'a quote is not closed, or is inside an unquoted cell.'),
  );
  errors.throwIfAny();
  const columns = (header?.cells ?? []).map((name) => name.trim());
  const missing = PRODUCT_COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    errors.report({ table, line: 1 }, `the columns ${missing.join(', ')} are missing.`);
  }
  const repeated = [...PRODUCT_COLUMNS, TEXTURE].filter(
    (name) => columns.indexOf(name) !== columns.lastIndexOf(name),
  );
  if (repeated.length > 0)
    errors.report({ table, line: 1 }, `the columns ${repeated.join(', ')} stand twice.`);
  errors.throwIfAny();
  const ids = new Set<string>();
  const textures = new Map<string, ColourTexture>();
  const products = records.flatMap((record) => {
    if (record.cells.length === columns.length) {
      const row = rowOf(record);
      noteTexture(row, dirname(path), textures);
      return readProduct(row, ids);
    }
    errors.report(
      { table, line: record.line },
      `has ${record.cells.length} cells instead of ${columns.length}.`,
    );
    return [];
  });
  if (records.length === 0) errors.report({ table, line: 2 }, 'there is no product.');
  errors.throwIfAny();
  return { products, textures: [...textures.values()] };

  function rowOf({ line, cells }: CsvRecord): TableRow<ProductColumn> {
    return new TableRow(
      table,
      line,
      new Map(columns.map((name, at) => [name, cells[at]?.trim() ?? ''])),
      errors,
    );
  }
}

const OTHER_SEPARATORS = { ';': 'semicolons', '\t': 'tabs', '|': 'upright lines' };
const MANY_COLUMNS = 3;

/** The separator of the column names in the first line, if it is not a comma. */
export function otherSeparator(text: string, columns: readonly string[]): string | undefined {
  const lines = text.slice(0, MAX_HEADER).split(/\r?\n/, 2);
  const [separator, name] =
    Object.entries(OTHER_SEPARATORS).find(([each]) =>
      lines.some((line) => {
        const names = line.split(each).map((cell) => cell.replaceAll('"', '').trim());
        return columns.filter((column) => names.includes(column)).length >= MANY_COLUMNS;
      }),
    ) ?? [];
  return separator && name;
}

function readProduct(row: TableRow<ProductColumn>, ids: Set<string>): CatalogueProduct[] {
  const product_id = row.unique('product_id', ids);
  if (product_id && !PRODUCT_ID.test(product_id)) {
    row.reject(
      'product_id',
      `"${product_id}" is not an id of at most 80 letters, digits, dots, hyphens and underscores.`,
    );
  }
  for (const column of ['category', 'type', 'shade'] as const) rejectUnsafeSegment(row, column);
  const productClass = row.oneOf('class', PRODUCT_CLASSES);
  const material = row.oneOf('material', productClass === 'Board' ? BOARD_MATERIALS : [SHEET_MATERIAL]);
  const product = {
    product_id,
    category: row.text('category'),
    type: row.text('type'),
    shade: row.text('shade'),
    colour_name: row.text('colour_name'),
    title: row.text('title'),
    code: row.hex('code'),
    info: row.optional('info'),
    application: applications(row),
    description: row.optional('description'),
    common_desc: row.optional('common_desc'),
    actual_price_paise: row.paise('actual_price'),
    selling_price_paise: row.paise('selling_price'),
  };
  return productClass && material ? [{ ...product, class: productClass, material }] : [];
}

/** Remembers a row's picture. All products of a colour share one. */
function noteTexture(
  row: TableRow<ProductColumn>,
  folder: string,
  textures: Map<string, ColourTexture>,
): void {
  const name = row.optional(TEXTURE);
  if (name === '') return;
  if (basename(name) !== name || name.includes('\\') || name.startsWith('.')) {
    row.reject(TEXTURE, `"${name}" is not the name of a file beside the product file.`);
    return;
  }
  const [colour_name, code] = [row.optional('colour_name'), row.optional('code').toLowerCase()];
  const path = join(folder, name);
  const known = textures.get(colour_name);
  if (!existsSync(path)) row.reject(TEXTURE, `there is no ${name} beside the product file.`);
  else if (known && (known.path !== path || known.code !== code)) {
    row.reject(TEXTURE, `${colour_name} has another picture or code in line ${known.cell.line}.`);
  } else if (!known) {
    const cell = { table: row.table, line: row.line, column: TEXTURE };
    textures.set(colour_name, { colour_name, code, path, cell });
  }
}

/** Separated by commas, as the API writes several applications in one string. */
function applications(row: TableRow<ProductColumn>): string[] {
  const names = row.optional('application').split(',');
  const application = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (application.length === 0) row.reject('application', 'a product needs at least one application.');
  return application;
}
