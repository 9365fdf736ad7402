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
  const list = {
    control: { selector: 'main a:is([href="/shop"], [href="/shop/Sheet"])' },
    answer: 'main article h2',
  };
  return [
    { name: 'home', path: '/', main: list.control.selector, tap: list, idleTap: list },
    {
      name: 'shop',
      path: '/shop/Sheet',
      main: 'main article a',
      tap: { control: { selector: 'main a[href$="#filters"]' }, answer: ':is(dialog[open], #filters) label' },
      isTappedEarly: true,
      idleTap: { control: { selector: 'main article h2 a' }, answer: 'main h1' },
    },
    {
      name: 'product',
      path: `/shop/${segments.join('/')}?material=Sheet`,
      main: ADD_TO_CART.control.selector,
      tap: ADD_TO_CART,
      isTappedEarly: true,
      idleTap: ADD_TO_CART,
    },
  ];
}

/** Without a login it asks for one. */
const ADD_TO_CART = { control: { selector: 'main button', text: 'Add to Cart' }, answer: 'dialog[open] h2' };
