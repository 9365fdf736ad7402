import { escapeHtml } from '../document/markup.ts';

/** The pages that are always there. What the provider sells is in sitemaps of its own. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/shop/Sheet',
  '/shop/Board?material=HDF',
  '/shop/Board?material=Ply+Wood',
  '/shop/Board?material=WPC',
];

/** The sitemap of those pages, at the shop's own address. */
export function pageSitemap(publicUrl: string): string {
  const addresses = PAGES.map((path) => escapeHtml(new URL(path, publicUrl).href));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
