/** A page of the sitemap. `address` and `picture` are absolute URLs. */
export interface SitemapPage {
  address: string;
  /** ISO 8601. */
  changedAt: string;
  picture: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function sitemapIndex(addresses: readonly string[]): string {
  return [
    DECLARATION,
    `<sitemapindex xmlns="${SITEMAP}">`,
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

export function pageSitemap(pages: readonly SitemapPage[]): string {
  return [
    DECLARATION,
    `<urlset xmlns="${SITEMAP}" xmlns:image="${PICTURES}">`,
    ...pages.map(
      ({ address, changedAt, picture }) =>
        `<url><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(changedAt)}</lastmod>` +
        `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}
