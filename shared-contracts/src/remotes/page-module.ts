import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHead, PageParameters } from '../document/document.ts';
import type { FragmentName } from './remote-modules.ts';

/** A page's URL, the same on the server and in the browser. */
export type PageLocation = {
  pathname: string;
  /** Decoded parameters of the route's pattern. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

/**
 * In a query's `meta`: the part of its result that a document contains. The page is rendered and hydrated with that part, so it needs the
 * result's shape and everything that the page shows. The browser's own requests have the whole result.
 */
export type DocumentResult<Result> = { inDocument: (result: Result) => Result };

// biome-ignore lint/suspicious/noExplicitAny: one list holds queries of different results
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** Default export of a page's module. The renderer and the browser call the same functions. */
export type PageModule = {
  Page: ComponentType;
  /** The query parameters that the page reads, on the server and in the browser. The renderer gets only these. */
  parameters: PageParameters;
  /**
   * The queries of the page's first paint. The first one fetches the page's subject: if the provider responds with a
   * 404, so does the shop. Those of a page that needs a login are requested by the browser, before the page is hydrated.
   */
  prefetch(location: PageLocation): PageQuery[];
  /** The document's head, from the results of `prefetch`, which may still be missing. */
  head(location: PageLocation, queries: QueryClient): PageHead;
  /** Path and query to replace the URL with, if it is not canonical. */
  redirect?(location: PageLocation): string | undefined;
  /** Fragments of other remotes in the first paint, loaded together with the page. */
  fragments?: readonly FragmentName[];
  /**
   * Fragments below the first view, which the page shows with `LateFragment`. The server renders them; the document does not
   * load their scripts.
   */
  lateFragments?: readonly FragmentName[];
};
