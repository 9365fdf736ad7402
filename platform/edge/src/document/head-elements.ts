import { documentTitle, type JsonLd, type PageHead } from 'shared-contracts/document';
import { escapeHtml, jsonScript, voidElement } from './markup.ts';

/** The look's `--paper`, for the browser's address bar. */
export const THEME_COLOUR = '#FAF7F2';
/** The icons are files in the shell's `root` folder. The edge server writes the manifest (SITE-30). */
export const ICON_LINKS: readonly string[] = [
  voidElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  voidElement('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  voidElement('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
];
const URL_PROPERTIES = new Set(['url', 'image', 'item', 'urlTemplate']);

/** Undefined for an invalid URL: a foreign provider's must not break the page. */
function absoluteUrl(url: string | undefined, publicUrl: string): string | undefined {
  return url === undefined ? undefined : URL.parse(url, publicUrl)?.href;
}

function meta(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { name, content })];
}

function openGraph(property: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { property: `og:${property}`, content })];
}

function previewPicture({ picture, pictureSize, pictureType }: PageHead, publicUrl: string): string[] {
  const url = absoluteUrl(picture, publicUrl);
  // Twitter's card has a property for the size of a preview, which Open Graph lacks.
  const card = meta('twitter:card', url ? 'summary_large_image' : 'summary');
  if (!url) return card;
  return [
    ...openGraph('image', url),
    ...openGraph('image:type', pictureType),
    ...openGraph('image:width', pictureSize?.width.toString()),
    ...openGraph('image:height', pictureSize?.height.toString()),
    ...card,
  ];
}

/** Title, description, canonical URL and link preview of a page. `publicUrl` makes paths absolute. */
export function headElements(head: PageHead, shopName: string, publicUrl: string): string[] {
  const title = documentTitle(head.title, shopName);
  const canonical = absoluteUrl(head.canonical, publicUrl);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta('description', head.description),
    ...meta('robots', head.noIndex ? 'noindex' : undefined),
    ...meta('theme-color', THEME_COLOUR),
    ...(canonical ? [voidElement('link', { rel: 'canonical', href: canonical })] : []),
    ...openGraph('site_name', shopName),
    ...openGraph('type', head.kind ?? 'website'),
    ...openGraph('title', title),
    ...openGraph('description', head.description),
    ...openGraph('url', canonical),
    ...previewPicture(head, publicUrl),
  ];
}

/** Structured data for search engines. `publicUrl` makes paths absolute. */
export function jsonLdElements(objects: readonly JsonLd[], publicUrl: string): string[] {
  const absolute = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(absolute).filter((url) => url !== undefined);
    return typeof value === 'string' ? absoluteUrl(value, publicUrl) : value;
  };
  const withAbsoluteUrls = (property: string, value: unknown) =>
    URL_PROPERTIES.has(property) ? absolute(value) : value;
  return objects.map((object) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...object }, withAbsoluteUrls);
    return jsonScript({ type: 'application/ld+json' }, json);
  });
}
