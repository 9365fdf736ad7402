import { absoluteAddress } from './absolute-address.ts';
import { escapeHtml, voidElement } from './markup.ts';
import type { PageHead } from './page-answer.ts';

/** The `--paper` of the shop's look: the browser's own bars take its colour. */
const THEME_COLOUR = '#FAF7F2';

function meta(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { name, content })];
}

function openGraph(property: string, content: string | undefined): string[] {
  return content === undefined ? [] : [voidElement('meta', { property: `og:${property}`, content })];
}

function previewPicture({ picture, pictureSize }: PageHead, publicUrl: string): string[] {
  const address = absoluteAddress(picture, publicUrl);
  // Open Graph has no word for how large a preview is.
  const card = meta('twitter:card', address ? 'summary_large_image' : 'summary');
  if (!address) return card;
  return [
    ...openGraph('image', address),
    ...openGraph('image:width', pictureSize?.width.toString()),
    ...openGraph('image:height', pictureSize?.height.toString()),
    ...card,
  ];
}

/** The shell writes the same when a visitor goes on from the document's page to others. */
function fullTitle(title: string, shopName: string): string {
  return title && title !== shopName ? `${title} · ${shopName}` : shopName;
}

/** Title, description, canonical address and link preview of a page. `publicUrl` makes paths absolute. */
export function headElements(head: PageHead, shopName: string, publicUrl: string): string[] {
  const title = fullTitle(head.title, shopName);
  const canonical = absoluteAddress(head.canonical, publicUrl);
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
