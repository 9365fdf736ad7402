import { cuttingListPath, queryString } from 'shared-contracts/routes';
import { packedText, unpackedText } from './packed-text.ts';

/** A row as it was typed, which may not be a panel yet. */
export type ListRow = { name: string; length: string; width: string; pieces: string };

/** Everything that the address holds of a cutting list, as it was typed. */
export type CuttingList = {
  product: { product_id: string; material: string };
  rows: readonly ListRow[];
  /** Width of the saw blade, and width of the strip trimmed off each edge. */
  kerf: string;
  trim: string;
  /** Whether panels must not be turned. */
  keepGrain: boolean;
};

/** In millimetres: the blade of a panel saw, and the edge of a sheet, which may be chipped in transport. */
const USUAL = { kerf: '3', trim: '5' } as const;

export const EMPTY_ROW: ListRow = { name: '', length: '', width: '', pieces: '1' };

export const MAX_ROWS = 60;
/** Most characters of a list's path: proxies accept lines of 8 KB, and messengers links of that length (CUT-26). */
export const MAX_PATH = 7_000;
/** Remaining characters at which the page warns: room for a few panels with long names. */
const LAST_ROOM = 400;

export const LIST_PARAMETERS = {
  product: 'one',
  material: 'one',
  panels: 'one',
  kerf: 'one',
  trim: 'one',
  grain: 'one',
} as const;

const KEPT = 'keep';
/** Separators of fields and rows that an address holds unescaped. */
const READABLE = { field: '*', row: '_' };
/** Separators of a packed list. They cannot be typed. */
const PACKED = { field: '\u0001', row: '\u0002' };
/** Begins a packed list. A readable one has no empty row. */
const PACKED_MARK = '_.';

export function listInAddress(search: URLSearchParams): CuttingList {
  return {
    product: { product_id: search.get('product') ?? '', material: search.get('material') ?? '' },
    rows: rowsInAddress(search).slice(0, MAX_ROWS),
    kerf: search.get('kerf') ?? USUAL.kerf,
    trim: search.get('trim') ?? USUAL.trim,
    keepGrain: search.get('grain') === KEPT,
  };
}

/** Says how much room an address has left for the list. */
export function roomInAddress(list: CuttingList): 'enough' | 'nearlyFull' | 'full' {
  const { length } = listPath(list);
  if (length > MAX_PATH) return 'full';
  return length > MAX_PATH - LAST_ROOM ? 'nearlyFull' : 'enough';
}

/** Number of rows in the address beyond the limit of a list (CUT-28). */
export function rowsLeftOut(search: URLSearchParams): number {
  return Math.max(0, rowsInAddress(search).length - MAX_ROWS);
}

function rowsInAddress(search: URLSearchParams): ListRow[] {
  const panels = search.get('panels') ?? '';
  const isPacked = panels.startsWith(PACKED_MARK);
  const marks = isPacked ? PACKED : READABLE;
  return (isPacked ? unpackedText(panels.slice(PACKED_MARK.length)) : panels)
    .split(marks.row)
    .filter(Boolean)
    .map((row) => {
      const [name = '', length = '', width = '', pieces = ''] = row.split(marks.field);
      return { name, length, width, pieces };
    });
}

/** Equal lists have equal addresses, and usual values are left out. */
export function listPath({ product, rows, kerf, trim, keepGrain }: CuttingList): string {
  const changes = {
    panels: rows.every(isReadable)
      ? written(rows, READABLE)
      : PACKED_MARK + packedText(written(rows, PACKED)),
    kerf: kerf === USUAL.kerf ? '' : kerf || '0',
    trim: trim === USUAL.trim ? '' : trim || '0',
    grain: keepGrain ? KEPT : '',
  };
  const path = cuttingListPath(product);
  const query = queryString(changes);
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}

const fieldsOf = ({ name, length, width, pieces }: ListRow) => [name, length, width, pieces];

/** Rows in ASCII are written unpacked, so that people can read and change them in the address. */
const isReadable = (row: ListRow) =>
  fieldsOf(row).every((text) => /^[ -~]*$/.test(text) && !/[*_]/.test(text));

const written = (rows: readonly ListRow[], marks: { field: string; row: string }) =>
  rows
    .map((row) =>
      fieldsOf(row)
        .map((text) => text.replaceAll(/\p{Cc}/gu, ' '))
        .join(marks.field),
    )
    .join(marks.row);
