import { voidElement } from './markup.ts';

/*
 * A preload is used only when the later request has the same address, `crossorigin` and integrity; otherwise the
 * file is fetched twice. So every element of a document that loads a file of a release is made here.
 */
const CROSSORIGIN = 'anonymous';

/** A file of a release: its path on the edge, and its SHA-384. */
export interface ReleaseFile {
  path: string;
  integrity: string | undefined;
}

export function stylesheet({ path, integrity }: ReleaseFile): string {
  return voidElement('link', { rel: 'stylesheet', href: path, crossorigin: CROSSORIGIN, integrity });
}

/** Deferred: it finds the whole document. First in line: nothing is painted before it has run. */
export function script({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', {
    defer: true,
    src: path,
    crossorigin: CROSSORIGIN,
    integrity,
    fetchpriority: 'high',
  })}</script>`;
}

/** Runs as soon as it is there, and holds nothing up. */
export function earlyScript({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', { async: true, src: path, crossorigin: CROSSORIGIN, integrity, fetchpriority: 'high' })}</script>`;
}

export function preload(as: 'script' | 'style', { path, integrity }: ReleaseFile): string {
  return voidElement('link', { rel: 'preload', as, href: path, crossorigin: CROSSORIGIN, integrity });
}

/**
 * Without integrity: a style sheet has no way to ask for a font by one. Last in line: its fallback has the same
 * metrics, so words may come before it.
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
