import type { PageResponse } from './page-response.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

/** Exports of a remote's `remote.cjs`. */
export type RemoteServerBuild = {
  /** Page or fragment name without the owner → its default export. */
  modules: Readonly<Record<string, unknown>>;
};

export type PageRequest = {
  /** Path and query. */
  url: string;
  /** Origin of the API. */
  providerOrigin: string;
  configuration: ShopConfiguration;
  /** Milliseconds for the page's queries. The browser repeats the late ones. */
  timeLimit: number;
  /** @throws for a remote whose server build is missing or does not load */
  loadRemote(id: string): RemoteServerBuild;
  /** Called right before rendering, which blocks the thread. */
  onRender?(): void;
};

/** Exports of the shell's `shell.cjs`. */
export type ShellServerBuild = {
  /** Shared specifier → the shell's instance of the package. */
  shared: Readonly<Record<string, unknown>>;
  handlePageRequest(request: PageRequest): Promise<PageResponse>;
  /** URLs that a renderer renders once before it takes traffic. */
  warmUrls: readonly string[];
  /** Patterns of the paths that have a page; `:name` matches any segment. */
  pagePaths: readonly string[];
  /** Paths for the sitemap, products apart. */
  sitemapPaths: readonly string[];
};
