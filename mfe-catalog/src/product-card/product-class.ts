import { type Product, type ProductClass, SHEET_MATERIAL } from 'shared-contracts/product';
import { canonicalClass } from 'shared-contracts/product/rules';

/** The class a product says it is of; its material tells, where an address or a provider does not. */
export function productClassOf(product: Pick<Product, 'class' | 'material'>): ProductClass {
  const said = canonicalClass(product.class);
  return said ?? (canonicalClass(product.material) === SHEET_MATERIAL ? 'Sheet' : 'Board');
}
