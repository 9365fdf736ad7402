import { type Selectable, sql } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import { contains } from '../database/contains.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { ProductTable } from '../database/tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { LEAST_PAYABLE } from './price-summary.ts';

const SET = ['selling_price_paise', 'actual_price_paise', 'is_hidden'] as const;
const SHOWN = ['product_id', 'title', 'colour_name', 'category', 'material', 'code'] as const;

/** A product in the owner's price list, possibly hidden. */
export type PriceLine = Pick<Selectable<ProductTable>, (typeof SET)[number] | (typeof SHOWN)[number]>;
/** The values that an owner sets for a product: price, list price, and whether it is hidden. */
export type SetPrice = Pick<PriceLine, (typeof SET)[number]>;

export interface PriceChange {
  before: PriceLine;
  after: SetPrice;
}

/** In the catalogue's order. @param text words to find in number, name, colour, category or material */
export async function searchPriceList(
  db: ShopDatabase,
  { text = '', limit, offset = 0 }: { text?: string; limit?: number; offset?: number } = {},
): Promise<PriceLine[]> {
  const searched = sql<string>`product_id || ' ' || title || ' ' || colour_name || ' ' || category || ' ' || material`;
  const words = text.split(/\s+/).filter(Boolean);
  let query = db
    .selectFrom('product')
    .select([...SHOWN, ...SET])
    .where((eb) => eb.and(words.map((word) => contains(searched, word))))
    .orderBy('position')
    .orderBy('product_id');
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return await query.execute();
}

export async function readPriceLine(db: ShopDatabase, product_id: string): Promise<PriceLine | undefined> {
  return await db
    .selectFrom('product')
    .select([...SHOWN, ...SET])
    .where('product_id', '=', product_id)
    .executeTakeFirst();
}

/**
 * Sets prices and visibility from now on. A newer catalogue keeps these prices (DESK-32).
 * @returns false if the product differs from `before`: then it does not change.
 */
export async function setPrice(
  trx: ShopTransaction,
  { before, after }: PriceChange,
  now: Date,
): Promise<boolean> {
  const { selling_price_paise, actual_price_paise, is_hidden } = after;
  const at = now.toISOString();
  const isPriced =
    selling_price_paise !== before.selling_price_paise || actual_price_paise !== before.actual_price_paise;
  const changed = await trx
    .updateTable('product')
    .set({
      selling_price_paise,
      actual_price_paise,
      is_hidden,
      changed_at: at,
      ...(isPriced && { priced_at: at }),
    })
    .where('product_id', '=', before.product_id)
    .where('selling_price_paise', 'is not distinct from', before.selling_price_paise)
    .where('actual_price_paise', 'is not distinct from', before.actual_price_paise)
    .where('is_hidden', '=', before.is_hidden)
    .returning('product_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** DESK-30: why a product cannot be priced or hidden like this, in a sentence; undefined if it can. */
export function priceProblem({ before, after }: PriceChange): string | undefined {
  const { selling_price_paise: price, actual_price_paise: list } = after;
  if (price === null && before.selling_price_paise !== null)
    return 'A product that has a price keeps one. Hide it to take it out of the shop.';
  if (price !== null && price < LEAST_PAYABLE) return 'A price is ₹1 or more.';
  if (price !== null && list !== null && list < price)
    return 'The list price is below the price. Raise it as well, or leave it empty.';
  if (after.is_hidden === 1 && isSameName(before.category, ADD_ON_CATEGORY))
    return 'The packaging belongs to every order, and cannot be hidden.';
}

/** Whether before and after differ. */
export function isChange({ before, after }: PriceChange): boolean {
  return SET.some((column) => before[column] !== after[column]);
}
