import type { CatalogueProduct } from '../catalogue.ts';
import { PRODUCT_COLUMNS } from '../import/read-product-file.ts';

/** The text of a CSV file for `src/import.ts`. */
export function productFile(products: readonly CatalogueProduct[]): string {
  const lines = products.map((product) => {
    const values: Record<string, unknown> = {
      ...product,
      actual_price: rupees(product.actual_price_paise),
      selling_price: rupees(product.selling_price_paise),
    };
    return PRODUCT_COLUMNS.map((column) => cell(String(values[column] ?? ''))).join(',');
  });
  return `${[PRODUCT_COLUMNS.join(','), ...lines].join('\n')}\n`;
}

function rupees(paise: number | null): number | null {
  return paise && paise / 100;
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
