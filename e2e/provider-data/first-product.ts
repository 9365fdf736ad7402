import type { Product } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { callProvider } from './provider-call.ts';

export async function firstProduct(): Promise<Product & { path: string }> {
  const { products } = await callProvider(filterProducts, {
    query: { page: 1, limit: 1 },
    body: { filters: { productClass: 'Sheet', material: 'Sheet', type: ['Solid'] } },
  });
  const [product] = products;
  if (!product) throw new Error('The shop has no sheets.');
  return { ...product, path: productPath(product) };
}
