import type { Selectable } from 'kysely';
import { cardPreview, decorOf, type ProductPicture, picturesOf, previewLink } from 'picture-studio';
import { finishOf } from 'shared-contracts/product/finish';
import type { ProductTable } from '../database/tables.ts';
import { rupees } from '../price/rupees.ts';

export type ProductRow = Selectable<ProductTable>;
type InnerColumn = 'position' | 'changed_at' | 'actual_price_paise' | 'selling_price_paise';

/** A product as sent to the storefront, with prices in rupees. */
export interface ProductResponse extends Omit<ProductRow, InnerColumn> {
  application: string[];
  /** Empty where category, type and info name none. */
  finish: string;
  actual_price: number | null;
  selling_price: number | null;
  pictures: ProductPicture[];
  /** An absolute path on the provider's origin. */
  link_preview: string;
}

export function productResponse(row: ProductRow, application: string[]): ProductResponse {
  const {
    position: _position,
    changed_at: _changed_at,
    actual_price_paise,
    selling_price_paise,
    ...product
  } = row;
  const decor = decorOf(row);
  return {
    ...product,
    application,
    finish: finishOf(row) ?? '',
    actual_price: rupees(actual_price_paise),
    selling_price: rupees(selling_price_paise),
    pictures: picturesOf(decor, application, cardPreview(decor)),
    link_preview: previewLink(decor, application),
  };
}
