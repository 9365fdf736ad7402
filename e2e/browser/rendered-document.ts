import { brotliCompressSync, constants } from 'node:zlib';

/** A busy machine may render a page too late, and its document then refers to no module. */
const ATTEMPTS = 40;

/** The document of a page, with its content. */
export async function renderedDocument(shop: string, path: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const html = await (await fetch(shop + path)).text();
    if (!html.includes('"first":[]')) return html;
  }
  throw new Error(`${path} was not rendered in ${ATTEMPTS} attempts.`);
}

/** The Brotli quality that the edge server uses for a document that it has just rendered. */
const QUALITY = 5;

/** Size of a page's document on the wire, with its content. */
export async function documentBytes(shop: string, path: string): Promise<number> {
  const html = await renderedDocument(shop, path);
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
}

/** Paths of the scripts that the rendered document of a page loads or preloads. */
export async function pageScripts(shop: string, path: string): Promise<string[]> {
  const html = await renderedDocument(shop, path);
  const tags = html.match(/<script[^>]* src=[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
  return [...new Set(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

export async function brotliBytes(shop: string, file: string): Promise<number> {
  const response = await fetch(shop + file, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${file} is not compressed.`);
  return Number(response.headers.get('content-length'));
}
