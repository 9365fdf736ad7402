import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHead } from '../document/document.ts';
import type { FragmentName } from './remote-modules.ts';

/** Where a page is. The same on the server and in the browser. */
export type PageLocation = {
  pathname: string;
  /** Decoded parameters of the route's pattern. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

// biome-ignore lint/suspicious/noExplicitAny: queries of all answers stand in one list; each keeps its own type where it is made
export type PageQuery = FetchQueryOptions<any, any, any, any>;

/** A page of a remote: the renderer and the browser call the same functions. */
export type PageModule = {
  Page: ComponentType;
  /**
   * The queries that the page's first paint needs. The first stands for what the page is about: where the provider
   * answers it with a 404, so is the document.
   */
  prefetch(location: PageLocation): PageQuery[];
  /** Title and description, from what `prefetch` brought; sensible before it came, too. */
  head(location: PageLocation, queries: QueryClient): PageHead;
  /** Path and query that this address means, where it is not a page's own one; the address is replaced. */
  redirect?(location: PageLocation): string | undefined;
  /** Fragments of other owners in the first paint: loaded beside the page. */
  fragments?: readonly FragmentName[];
};
