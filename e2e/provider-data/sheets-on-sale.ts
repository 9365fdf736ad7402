import { addCartItem } from 'shared-contracts/cart/endpoints';
import type { Product } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { callProvider } from './provider-call.ts';

/** A sheet with other colours of its shade and type, unlike a wood or a stone, and with pages of equal height. */
const ONE_WHITE = { category: ['1.25mm Acrylic'], shade: ['White'] };

/** A white sheet, or the first plain sheets of the catalogue or of these categories. @throws when the provider has none */
export async function sheetsOnSale(count = 1, category: string[] = []): Promise<[Product, ...Product[]]> {
  const isOne = count === 1 && category.length === 0;
  const filters = { productClass: 'Sheet', type: ['Solid'], ...(isOne ? ONE_WHITE : { category }) };
  const { products } = await callProvider(filterProducts, { query: { limit: count }, body: { filters } });
  const [first, ...others] = products;
  if (!first) throw new Error('The provider has no sheet.');
  return [first, ...others];
}

/** Puts one piece of each into the customer's cart by calling the provider, so that no tab is notified. */
export async function putIntoCart(token: string, products: readonly Product[]): Promise<void> {
  for (const { product_id, material } of products) {
    await callProvider(addCartItem, { body: { product_id, material, quantity: 1 } }, token);
  }
}
