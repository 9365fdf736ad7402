import { renderedDocument } from './rendered-document.ts';

/** The scripts that the rendered document of a page loads or preloads, as paths. */
export async function pageScripts(shop: string, path: string): Promise<string[]> {
  const html = await renderedDocument(shop, path);
  const tags = html.match(/<script[^>]* src=[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
  return [...new Set(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** Size of a file on the wire. */
export async function brotliBytes(shop: string, file: string): Promise<number> {
  const response = await fetch(shop + file, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${file} is not compressed.`);
  return Number(response.headers.get('content-length'));
}
