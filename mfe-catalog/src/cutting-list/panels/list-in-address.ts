import { cuttingListPath, queryString } from 'shared-contracts/routes';

/** A line of the list as it was typed, which may be no panel yet. */
export type ListRow = { name: string; length: string; width: string; pieces: string };

/** Everything of a cutting list that its address holds, as it was typed. */
export type CuttingList = {
  product: { product_id: string; material: string };
  rows: readonly ListRow[];
  /** Width of the saw blade, and what is cut off each edge of a sheet. */
  kerf: string;
  trim: string;
  /** Panels may not be turned. */
  keepGrain: boolean;
};

/** In millimetres: of a panel saw, and of a sheet's edges that transport may have chipped. */
const USUAL = { kerf: '3', trim: '5' } as const;

export const EMPTY_ROW: ListRow = { name: '', length: '', width: '', pieces: '1' };

/** Rows of a list; more would not fit into an address. */
export const MAX_ROWS = 60;
/** Letters of a field. */
const MAX_LETTERS = 60;

/** Parameters of the page's address. */
export const LIST_PARAMETERS = {
  product: 'one',
  material: 'one',
  panels: 'one',
  kerf: 'one',
  trim: 'one',
  grain: 'one',
} as const;

const KEPT = 'keep';
/** Between the fields of a row, and between rows: an address holds both as they are. */
const FIELD = '*';
const ROW = '_';

export function listInAddress(search: URLSearchParams): CuttingList {
  const field = (text: string | null | undefined) => (text ?? '').slice(0, MAX_LETTERS);
  return {
    product: { product_id: search.get('product') ?? '', material: search.get('material') ?? '' },
    rows: (search.get('panels') ?? '')
      .split(ROW)
      .filter(Boolean)
      .slice(0, MAX_ROWS)
      .map((row) => {
        const [name, length, width, pieces] = row.split(FIELD).map(field);
        return { name: name ?? '', length: length ?? '', width: width ?? '', pieces: pieces ?? '' };
      }),
    kerf: field(search.get('kerf') ?? USUAL.kerf),
    trim: field(search.get('trim') ?? USUAL.trim),
    keepGrain: search.get('grain') === KEPT,
  };
}

/** The address of a list: equal lists have equal addresses, and what is usual is left out. */
export function listPath({ product, rows, kerf, trim, keepGrain }: CuttingList): string {
  const field = (text: string) => text.replaceAll(/[*_]/g, ' ').slice(0, MAX_LETTERS);
  const panels = rows.map(({ name, length, width, pieces }) =>
    [name, length, width, pieces].map(field).join(FIELD),
  );
  const changes = {
    panels: panels.join(ROW),
    kerf: kerf === USUAL.kerf ? '' : field(kerf) || '0',
    trim: trim === USUAL.trim ? '' : field(trim) || '0',
    grain: keepGrain ? KEPT : '',
  };
  return cuttingListPath(product) + queryString(changes).replace('?', '&');
}
