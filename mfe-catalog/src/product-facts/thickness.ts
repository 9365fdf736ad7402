import type { Product } from 'shared-contracts/product';

/** `1.5 mm`, from the category's name or from the `info`; undefined where neither states it. */
export function thicknessOf({ category, info }: Pick<Product, 'category' | 'info'>): string | undefined {
  const [, thickness] =
    /^(\d+(?:\.\d+)?)\s?mm\b/i.exec(category) ?? /(\d{1,6}(?:\.\d{1,6})?)\s?mm thick/i.exec(info) ?? [];
  return thickness && `${thickness} mm`;
}
