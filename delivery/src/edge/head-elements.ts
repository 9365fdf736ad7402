import { linkedDataBlock } from './data-block.ts';
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

/** Title, description, canonical address, Open Graph and linked data of a page. `publicUrl` makes paths absolute. */
export function headElements(head: PageHead, shopName: string, publicUrl: string): string[] {
  const canonical = absolute(head.canonical, publicUrl);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta('description', head.description),
    ...meta('robots', head.robots),
    ...meta('theme-color', THEME_COLOUR),
    ...(canonical ? [voidElement('link', { rel: 'canonical', href: canonical })] : []),
    ...openGraph('site_name', shopName),
    ...openGraph('type', 'website'),
    ...openGraph('title', head.title),
    ...openGraph('description', head.description),
    ...openGraph('url', canonical),
    ...openGraph('image', absolute(head.image, publicUrl)),
    ...(head.jsonLd === undefined ? [] : [linkedDataBlock(head.jsonLd)]),
  ];
}
