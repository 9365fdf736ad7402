import type { Product } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { shopPath } from 'shared-contracts/routes';

/** The list of a product's class, of a board's with its material, in which these are chosen. In the order of canonical addresses. */
export function listPath(
  product: Product,
  { category, type, shade }: { category: string; type?: string; shade?: string },
): string {
  const productClass = productClassOf(product);
  const material = productClass === 'Board' ? product.material : undefined;
  return shopPath(productClass, { material, category, type, shade });
}
