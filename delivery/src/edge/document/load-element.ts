import { voidElement } from './markup.ts';

/*
 * A browser uses a preload only when the later request has the same URL, `crossorigin` and integrity; otherwise it loads
 * the file twice. So every element of a document that loads a file of a release is made here.
 */
const CROSSORIGIN = 'anonymous';

/** A file of a release: its path on the edge server, and its SHA-384. */
export interface ReleaseFile {
  path: string;
  integrity: string | undefined;
}

export function stylesheet({ path, integrity }: ReleaseFile): string {
  return voidElement('link', { rel: 'stylesheet', href: path, crossorigin: CROSSORIGIN, integrity });
}

/** Deferred, so that it finds the whole document. Low priority, because the rendered page is painted without it (decision 129). */
export function deferredScript({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', {
    defer: true,
    src: path,
    crossorigin: CROSSORIGIN,
    integrity,
    fetchpriority: 'low',
  })}</script>`;
}

/** A script that runs as soon as it has loaded, without blocking the parser. */
export function earlyScript({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', { async: true, src: path, crossorigin: CROSSORIGIN, integrity, fetchpriority: 'high' })}</script>`;
}

/** Scripts have low priority, as in `deferredScript`. */
export function preload(as: 'script' | 'style', { path, integrity }: ReleaseFile): string {
  return voidElement('link', {
    rel: 'preload',
    as,
    href: path,
    crossorigin: CROSSORIGIN,
    integrity,
    fetchpriority: as === 'script' ? 'low' : undefined,
  });
}

/**
 * Without integrity, because a style sheet cannot request a font with one. Low priority, because the fallback font has
 * the same metrics.
 */
export function fontPreload({ path }: ReleaseFile): string {
  return voidElement('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: path,
    crossorigin: CROSSORIGIN,
    fetchpriority: 'low',
  });
}
