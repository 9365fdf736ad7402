import { SHEET_MATERIAL } from 'shared-contracts/product';
import { pagePath } from 'shared-contracts/routes';
import { MAX_SHORTLIST } from 'shared-contracts/shortlist/rules';

/** The address names a board as `B19-TEAK:HDF`, and a sheet by its id alone. Its material is then empty. */
export type NamedProduct = { product_id: string; material: string };

export type ShortlistAddress = {
  /** The products of a shared list; undefined for the shopper's own list. */
  products: readonly NamedProduct[] | undefined;
  /** How many products of the address the list leaves out (SHORT-37). */
  leftOut: number;
  /** The products that are chosen for the comparison. */
  compare: readonly NamedProduct[];
  /** The room of the pictures, by its name. Empty for the first one. */
  room: string;
};

/** SHORT-21. */
export const MAX_COMPARED = 4;

export const SHORTLIST_PARAMETERS = { products: 'one', compare: 'one', room: 'one' } as const;

export function parseShortlist(search: URLSearchParams): ShortlistAddress {
  const sent = search.get('products');
  const named = sent === null ? undefined : parseProducts(sent);
  return {
    products: named?.slice(0, MAX_SHORTLIST),
    leftOut: Math.max(0, (named?.length ?? 0) - MAX_SHORTLIST),
    compare: parseProducts(search.get('compare') ?? '').slice(0, MAX_COMPARED),
    room: search.get('room') ?? '',
  };
}

/** `/shortlist?products=S15-TEAK,B19-TEAK:HDF`: the commas stay readable. Products beyond the limit of a list are left out. */
export function shortlistPath({ products, compare = [], room = '' }: Partial<ShortlistAddress> = {}): string {
  const parameters = [
    products && `products=${written(products.slice(0, MAX_SHORTLIST))}`,
    compare.length > 0 && `compare=${written(compare)}`,
    room && `room=${encodeURIComponent(room)}`,
  ].filter(Boolean);
  return pagePath('/shortlist') + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

/** Unique among the products of a list. */
export const nameInAddress = ({ product_id, material }: NamedProduct): string =>
  [product_id, material === SHEET_MATERIAL ? '' : material].filter(Boolean).map(encodeURIComponent).join(':');

export const isNamed = (named: NamedProduct, product: NamedProduct): boolean =>
  nameInAddress(named) === nameInAddress(product);

/** Ids of other providers may contain commas and colons, so the parts are encoded, and then the whole text. */
const written = (products: readonly NamedProduct[]): string =>
  products.map((product) => encodeURIComponent(nameInAddress(product)).replaceAll('%3A', ':')).join(',');

/** Each product once; parts that cannot be read are left out. */
function parseProducts(text: string): NamedProduct[] {
  const named = new Map<string, NamedProduct>();
  for (const part of text.split(',')) {
    const [product_id, material = ''] = part.split(':').map(decoded);
    if (product_id) named.set(`${product_id}:${material}`, { product_id, material });
  }
  return [...named.values()];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
