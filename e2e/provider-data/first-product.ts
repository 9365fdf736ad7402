import { productPath } from 'shared-contracts/routes';
import { env } from '../env.ts';

type ListedProduct = {
  product_id: string;
  category: string;
  type: string;
  shade: string;
  material: string;
  colour_name: string;
  selling_price: number;
};

/** The first plain sheet of the product list, as the API returns it, with the path of its page. */
export async function firstProduct(): Promise<ListedProduct & { path: string }> {
  const response = await fetch(`${env.shopUrl}/api/product/byfilters?page=1&limit=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { productClass: 'Sheet', material: 'Sheet', type: ['Solid'] } }),
  });
  const { products } = (await response.json()) as { products: ListedProduct[] };
  const [product] = products;
  if (!product) throw new Error('The shop has no sheets.');
  return { ...product, path: productPath(product) };
}
