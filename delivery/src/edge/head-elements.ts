import { escapeHtml, voidElement } from './markup.ts';
import type { PageHead } from './page-answer.ts';

/** The `--paper` of the shop's look: the browser's own bars take its colour. */
const THEME_COLOUR = '#FAF7F2';

function absolute(address: string | undefined, publicUrl: string): string | undefined {
  return address === undefined ? undefined : new URL(address, publicUrl).href;
}

function meta(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { name, content })];
}

function openGraph(property: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { property: `og:${property}`, content })];
}

/** The shell writes the same when a visitor goes on from the document's page to others. */
function fullTitle(title: string, shopName: string): string {
  return title && title !== shopName ? `${title} · ${shopName}` : shopName;
}

/** Title, description, canonical address and Open Graph of a page. `publicUrl` makes paths absolute. */
export function headElements(head: PageHead, shopName: string, publicUrl: string): string[] {
  const title = fullTitle(head.title, shopName);
  const canonical = absolute(head.canonical, publicUrl);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta('description', head.description),
    ...meta('robots', head.noIndex ? 'noindex' : undefined),
    ...meta('theme-color', THEME_COLOUR),
    ...(canonical ? [voidElement('link', { rel: 'canonical', href: canonical })] : []),
    ...openGraph('site_name', shopName),
    ...openGraph('type', 'website'),
    ...openGraph('title', title),
    ...openGraph('description', head.description),
    ...openGraph('url', canonical),
    ...openGraph('image', absolute(head.picture, publicUrl)),
  ];
}
