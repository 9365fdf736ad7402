import type { CartItem } from 'shared-contracts/cart';
import { isAddOn, MAX_QUANTITY } from 'shared-contracts/cart/rules';
import { pagePath } from 'shared-contracts/routes';

export type SentLine = { product_id: string; material: string; quantity: number };

/** The parameter of `/cart` that holds the lines: `WAL-115:Sheet:4,…`. */
export const SENT_LINES = 'lines';

/** The most lines that fit into an address. */
export const MAX_SENT_LINES = 40;

/** Leaves out lines without a product or a valid number of pieces. */
export function readSentLines(search: URLSearchParams): SentLine[] {
  return linesInAddress(search)
    .slice(0, MAX_SENT_LINES)
    .flatMap((line) => {
      const [product_id = '', material = '', pieces = ''] = line.split(':').map(decoded);
      const quantity = /^\d{1,3}$/.test(pieces) ? Number(pieces) : 0;
      return product_id && quantity > 0 && quantity <= MAX_QUANTITY
        ? [{ product_id, material, quantity }]
        : [];
    });
}

/** Counts the lines that are not read: those beyond the limit, and those without a product or a valid number of pieces (CART-62). */
export function linesLeftOut(search: URLSearchParams): number {
  return linesInAddress(search).length - readSentLines(search).length;
}

const linesInAddress = (search: URLSearchParams) => (search.get(SENT_LINES) ?? '').split(',').filter(Boolean);

export function linesParameter(lines: readonly SentLine[]): string {
  return lines
    .slice(0, MAX_SENT_LINES)
    .map((line) => [line.product_id, line.material, line.quantity].map(encodeURIComponent).join(':'))
    .join(',');
}

export function sentCartPath(lines: readonly SentLine[]): string {
  return `${pagePath('/cart')}?${new URLSearchParams({ [SENT_LINES]: linesParameter(lines) })}`;
}

/** The packaging is not sent: the shop adds it to each order. */
export function linesOf(items: readonly CartItem[]): SentLine[] {
  return items
    .filter((item) => !isAddOn(item))
    .map(({ Product, material, quantity }) => ({ product_id: Product.product_id, material, quantity }));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
