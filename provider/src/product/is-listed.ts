import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { Tables } from '../database/tables.ts';

const eb = expressionBuilder<Tables, 'product'>();

/** The condition for products of the shop's lists, from which the add-on stays out (api.md, Catalogue). */
export function isListed(): Expression<SqlBool> {
  return eb(eb.fn<string>('lower', ['product.category']), '<>', ADD_ON_CATEGORY);
}
