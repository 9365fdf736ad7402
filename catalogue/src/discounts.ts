import type { Category } from './categories.ts';
import type { Colour } from './colours.ts';
import { readTable } from './table/read-table.ts';
import type { TableRow } from './table/table-row.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** In paise: list prices end in whole tens of rupees. */
const LIST_PRICE_STEP = 10_00;

interface Discount {
  colour: string;
  /** Empty: every category of the colour. */
  categories: readonly string[];
  percent: number;
  row: TableRow<'colour_name'>;
}

/** The colours on offer. A discount raises the list price and leaves the selling price as it is in `prices.tsv`. */
export class DiscountTable {
  readonly #discounts: readonly Discount[];
  readonly #used = new Set<Discount>();

  constructor(
    folder: string,
    colours: readonly Colour[],
    categories: readonly Category[],
    errors: ValidationErrors,
  ) {
    const names = new Set(colours.map(({ name }) => name));
    const categoryNames = new Set(categories.map(({ name }) => name));
    const taken = new Set<string>();
    this.#discounts = readTable(
      folder,
      'discounts.tsv',
      ['colour_name', 'categories', 'percent', 'why'],
      errors,
    ).map((row) => {
      row.text('why');
      row.known('colour_name', names, 'colours.tsv');
      return {
        colour: row.unique('colour_name', taken),
        categories: row.knownList('categories', categoryNames, 'categories.tsv'),
        percent: row.percent('percent'),
        row,
      };
    });
  }

  /** @param selling in paise */
  listPrice(selling: number, colour: string, category: string): number {
    const discount = this.#discounts.find(
      (each) =>
        each.colour === colour && (each.categories.length === 0 || each.categories.includes(category)),
    );
    if (!discount) return selling;
    this.#used.add(discount);
    return Math.round(selling / (1 - discount.percent / 100) / LIST_PRICE_STEP) * LIST_PRICE_STEP;
  }

  reportDiscountsWithoutProduct(): void {
    for (const discount of this.#discounts) {
      if (!this.#used.has(discount)) discount.row.reject('colour_name', 'no product has this discount.');
    }
  }
}
