import type { Selectable } from 'kysely';
import type { EndpointAnswer } from 'shared-contracts/endpoint';
import type { getProduct } from 'shared-contracts/product/endpoints';
import { picturesOf } from '../pictures/pictures-of.ts';
import { rupees } from '../price/rupees.ts';
import type { ProductTable } from './product-table.ts';

export type ProductRow = Selectable<ProductTable>;
export type ProductAnswer = EndpointAnswer<typeof getProduct>;

/** A product as it travels. */
export function productAnswer(row: ProductRow, application: string[]): ProductAnswer {
  const { position: _position, changed_at: _changed_at, actual_price_paise, selling_price_paise, ...product } = row;
  return {
    ...product,
    application,
    actual_price: rupees(actual_price_paise),
    selling_price: rupees(selling_price_paise),
    pictures: picturesOf(row),
  };
}
