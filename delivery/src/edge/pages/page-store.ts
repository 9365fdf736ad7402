import type { PageResponse } from 'shared-contracts/document';
import { reasonOf } from '../../event-log.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import { type DocumentSettings, pageDocument } from '../document/page-document.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import { type DocumentBody, documentBody } from './document-body.ts';
import { isKnownPath } from './known-paths.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache, type Lifetime, type Made, type PageCache } from './page-cache.ts';
import type { PageFaults } from './page-faults.ts';

/** With the 2 s for which a renderer caches API responses, a price in a document is about 10 s old at most. */
const COMPLETE: Lifetime = { fresh: 2_000, stale: 6_000 };
/** Spares a failing provider, and lets the page be complete again soon after the provider has recovered. */
const INCOMPLETE: Lifetime = { fresh: 1_000, stale: 0 };
const WITHOUT_CONTENT: Lifetime = { fresh: 0, stale: 0 };
/** For the documents of one page, so that the many addresses of one page never evict the documents of another. */
const CACHE_LIMITS = { entries: 500, bytes: 32 * 2 ** 20 };
/** Bytes that a cached redirect counts as. */
const REDIRECT_BYTES = 1_000;

interface StoredDocument {
  body: DocumentBody;
  /** `sha256-…` of its style elements. */
  styleHashes: readonly string[];
}

/** A response without a document. */
export interface Redirect {
  status: number;
  /** Path and query. */
  redirect: string;
}

/** A document as it is sent. */
export interface SentDocument extends StoredDocument {
  status: number;
  redirect?: undefined;
}

type Page = Redirect | SentDocument;

/** The pages of one set. They are the same for every visitor. */
export interface PageStore {
  /** `url` is a path with its query. Never rejects: a page that cannot be rendered is sent without its content. */
  pageOf(url: string): Promise<Page>;
}

interface PageStoreOptions {
  set: ReleasedSet;
  renderer: Pick<PageRenderer, 'render' | 'pages'>;
  settings: DocumentSettings;
  /** False renders a page anew for each request. */
  isCached: boolean;
  faults: PageFaults;
}

export function createPageStore({ set, renderer, settings, isCached, faults }: PageStoreOptions): PageStore {
  const caches = new Map<string, PageCache<Page>>();
  let withoutContent: StoredDocument | undefined;

  async function render(url: string): Promise<PageResponse | undefined> {
    try {
      const response = await renderer.render(url);
      const note = response.rendered || response.redirect ? faults.noteInPart : faults.noteWithoutContent;
      if (response.faults.length > 0) note(url, response.faults.join(' '));
      return response;
    } catch (error) {
      faults.noteWithoutContent(url, reasonOf(error));
      return undefined;
    }
  }

  function documentOf(response: PageResponse | undefined): StoredDocument {
    const { html, styleHashes } = pageDocument(set, response, settings);
    return { body: documentBody(html), styleHashes };
  }

  /** One document for every page without content: the browser finds out which page its URL means. */
  function documentWithoutContent(): StoredDocument {
    withoutContent ??= documentOf(undefined);
    return withoutContent;
  }

  function statusOf(url: string): number {
    return isKnownPath(set.shell.release.paths, url) ? 200 : 404;
  }

  async function make(url: string): Promise<Made<Page>> {
    const response = await render(url);
    const lifetime = lifetimeOf(response);
    if (response?.redirect) {
      const { status, redirect } = response;
      return { value: { status, redirect }, lifetime, bytes: REDIRECT_BYTES };
    }
    const document = response ? documentOf(response) : documentWithoutContent();
    const value = { status: response?.status ?? statusOf(url), ...document };
    return { value, lifetime, bytes: document.body.bytes };
  }

  function cacheOf(page: string): PageCache<Page> {
    const cache = caches.get(page) ?? createPageCache<Page>(CACHE_LIMITS);
    caches.set(page, cache);
    return cache;
  }

  return {
    async pageOf(url) {
      const { page, url: own, redirect } = pageAddress(renderer.pages(), url);
      if (redirect) return { status: 302, redirect };
      return isCached ? cacheOf(page).get(own, () => make(own)) : (await make(own)).value;
    },
  };
}

function lifetimeOf(response: PageResponse | undefined): Lifetime {
  if (!response) return WITHOUT_CONTENT;
  return response.faults.length > 0 ? INCOMPLETE : COMPLETE;
}
