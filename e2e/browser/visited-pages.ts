import type { VisitedPage } from '../../laboratory/pages/visit.ts';
import { env } from '../env.ts';

/** The pages that the bench measures, with a product of the catalogue. */
export async function pagesToVisit(): Promise<VisitedPage[]> {
  const response = await fetch(`${env.shopUrl}/api/product/byfilters?page=1&limit=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { productClass: 'Sheet', material: 'Sheet' } }),
  });
  const { products } = (await response.json()) as { products: Record<string, string>[] };
  const { category, type, shade, product_id } = products[0] ?? {};
  const segments = [category, type, shade, product_id].map((segment) => encodeURIComponent(segment ?? '-'));
  return [
    linked('home', '/', 'main a[href="/shop"]'),
    linked('shop', '/shop/Sheet', 'main article a'),
    {
      name: 'product',
      path: `/shop/${segments.join('/')}?material=Sheet`,
      button: 'main button[aria-busy], main button',
      control: { selector: 'main button', text: 'Add to Cart' },
      isLink: false,
    },
  ];
}

/** A page whose main control is a link. */
function linked(name: string, path: string, button: string): VisitedPage {
  return { name, path, button, control: { selector: button }, isLink: true };
}
