import type { PageRoute } from '../routes/pages.ts';
import type { PageResponse } from './page-response.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

/** Exports of a remote's `remote.cjs`. */
export type RemoteServerBuild = {
  /** Page or fragment name without the owner → its default export. */
  modules: Readonly<Record<string, unknown>>;
};

/** Remote id → its pages, with their paths. */
export type RemotePages = Readonly<Record<string, Readonly<Record<string, PageRoute>>>>;

export type PageRequest = {
  /** Path and query. */
  url: string;
  /** Origin of the API. */
  providerOrigin: string;
  configuration: ShopConfiguration;
  pages: RemotePages;
  /** Milliseconds for the page's queries. The browser repeats those that took longer. */
  timeLimit: number;
  /** @throws for a remote whose server build is missing or does not load */
  loadRemote(id: string): RemoteServerBuild;
  /** Called right before rendering, which blocks the thread. */
  onRender?(): void;
};

/**
 * The query parameters that a page reads, in the order of its canonical address. Of `one` the first value is read, a `list` may be
 * repeated in any order, and a `flag` is only present or absent. The page's queries and its rendering get no other parameters
 * (utm_…), so addresses that differ only in those share one document.
 */
export type PageParameters = Readonly<Record<string, 'one' | 'list' | 'flag'>>;

/** A page's addresses, with the parts that its document depends on. */
export type ServedPage = {
  /** `catalog/shop` */
  page: string;
  /** Route patterns; `:name` is a parameter. Empty for the 404 page. */
  patterns: readonly string[];
  /** Allowed values of a parameter in the patterns, case-insensitive. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Undefined if the page's module cannot be loaded: it may read any parameter. */
  parameters?: PageParameters;
};

/** Exports of the shell's `shell.cjs`. */
export type ShellServerBuild = {
  /** Shared specifier → the shell's instance of the package. */
  shared: Readonly<Record<string, unknown>>;
  /**
   * The contract's previous major, as long as remotes move to the current one: its latest version, and its packages by specifier, which are
   * adapters to the current ones. Undefined if the shell supports only one major (decision 100).
   */
  previous?: { version: string; shared: Readonly<Record<string, unknown>> } | undefined;
  handlePageRequest(request: PageRequest): Promise<PageResponse>;
  /** URLs of the shell's own pages, which a renderer renders once before it takes traffic. */
  warmUrls: readonly string[];
  /** Patterns of the paths that have a page; `:name` matches any segment. */
  pagePaths: readonly string[];
  /** Paths for the sitemap, except those of products. */
  sitemapPaths: readonly string[];
  servedPages?(loadRemote: PageRequest['loadRemote'], pages: RemotePages): Promise<readonly ServedPage[]>;
};
