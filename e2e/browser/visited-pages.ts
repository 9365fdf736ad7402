import { env } from '../env.ts';

/** The pages whose scripts are counted: home, list and a product of the catalogue. */
export async function pagesToVisit(): Promise<{ name: 'home' | 'shop' | 'product'; path: string }[]> {
  const response = await fetch(`${env.shopUrl}/api/product/byfilters?page=1&limit=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { productClass: 'Sheet', material: 'Sheet' } }),
  });
  const { products } = (await response.json()) as { products: Record<string, string>[] };
  const { category, type, shade, product_id } = products[0] ?? {};
  const segments = [category, type, shade, product_id].map((segment) => encodeURIComponent(segment ?? '-'));
  return [
    { name: 'home', path: '/' },
    { name: 'shop', path: '/shop/Sheet' },
    { name: 'product', path: `/shop/${segments.join('/')}?material=Sheet` },
  ];
}
