import { PRODUCT_CLASSES, type ProductClass } from 'shared-contracts/product';
import { rejectUnsafeSegment } from './table/path-segment.ts';
import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** A product's thickness, finish and construction. */
export interface Category {
  name: string;
  class: ProductClass;
  /** The beginning of this category's product ids. */
  prefix: string;
  /** Follows the colour's name in a product's title. */
  title: string;
  info: string;
  description: string;
  /** Applications that this category does not suit, whatever the colour. */
  notFor: string[];
}

const COLUMNS = ['name', 'class', 'prefix', 'title', 'info', 'description', 'not_for'] as const;

export function readCategories(
  folder: string,
  applications: ReadonlySet<string>,
  errors: ValidationErrors,
): Category[] {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  return readTable(folder, 'categories.tsv', COLUMNS, errors).flatMap((row) => {
    rejectUnsafeSegment(row, 'name');
    const category = {
      name: row.unique('name', names),
      prefix: row.unique('prefix', prefixes),
      title: row.text('title'),
      info: row.text('info'),
      description: row.text('description'),
      notFor: row.knownList('not_for', applications, 'applications.tsv'),
    };
    const productClass = row.oneOf('class', PRODUCT_CLASSES);
    return productClass === undefined ? [] : [{ ...category, class: productClass }];
  });
}
