import type { DiscountTable } from './discounts.ts';
import { readTable } from './table/read-table.ts';
import type { TableRow } from './table/table-row.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** In paise, for one 8 × 4 ft piece, taxes included; `null` where there is no price yet. */
export interface Price {
  list: number | null;
  selling: number | null;
}

interface PricedKind {
  category: string;
  material: string;
  type: string;
}

interface PricedProduct extends PricedKind {
  product_id: string;
  colour_name: string;
}

export class PriceTable {
  readonly #discounts: DiscountTable;
  /** Selling prices. */
  readonly #byKind = new Map<string, number | null>();
  readonly #exceptions = new Map<string, Price>();
  readonly #exceptionRows = new Map<string, TableRow<'product_id'>>();

  constructor(folder: string, discounts: DiscountTable, errors: ValidationErrors) {
    this.#discounts = discounts;
    for (const row of readTable(folder, 'prices.tsv', ['category', 'material', 'type', 'price'], errors)) {
      const kind = kindKey({
        category: row.text('category'),
        material: row.text('material'),
        type: row.text('type'),
      });
      if (this.#byKind.has(kind)) row.reject('type', `${kind} already has a price.`);
      this.#byKind.set(kind, row.paise('price'));
    }
    for (const row of readTable(
      folder,
      'price-exceptions.tsv',
      ['product_id', 'list', 'selling', 'why'],
      errors,
    )) {
      row.text('why');
      const id = row.text('product_id');
      if (this.#exceptions.has(id)) row.reject('product_id', `${id} already has a price.`);
      this.#exceptions.set(id, readPrice(row));
      this.#exceptionRows.set(id, row);
    }
  }

  /** Undefined if the tables have no price for the product. */
  priceOf(product: PricedProduct): Price | undefined {
    const exception = this.#exceptions.get(product.product_id);
    if (exception) return exception;
    const selling = this.#byKind.get(kindKey(product));
    if (selling === undefined) return undefined;
    if (selling === null) return { list: null, selling: null };
    return { list: this.#discounts.listPrice(selling, product.colour_name, product.category), selling };
  }

  reportExceptionsWithoutProduct(productIds: ReadonlySet<string>): void {
    for (const [id, row] of this.#exceptionRows) {
      if (!productIds.has(id)) row.reject('product_id', `there is no product ${id}.`);
    }
  }
}

/** The selling price may equal the list price, but never exceed it. */
export function readPrice(row: TableRow<'list' | 'selling'>): Price {
  const price = { list: row.paise('list'), selling: row.paise('selling') };
  if (price.list !== null && price.selling !== null && price.list < price.selling) {
    row.reject('selling', 'is above the list price.');
  }
  return price;
}

function kindKey({ category, material, type }: PricedKind): string {
  return `${category} / ${material} / ${type}`;
}
