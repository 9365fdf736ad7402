/*
 * The interface between the edge server and the shell: types, and functions of a few bytes. It imports nothing outside this folder,
 * because Node runs the file unchanged, and the shell bundles it. The schema has an entry of its own,
 * `shared-contracts/document/page-response`, because the browser must not load it.
 */
import type { PublishedSet } from './published-set.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

export type { JsonLd, PageHead, PageResponse, RenderedPage, RenderedStyles } from './page-response.ts';
export { isPublicQuery } from './public-queries.ts';
export type { ModuleFiles, PublishedRemote, PublishedSet } from './published-set.ts';
export type {
  PageParameters,
  PageRequest,
  RemotePages,
  RemoteServerBuild,
  ServedPage,
  ShellServerBuild,
} from './server-builds.ts';
export type { ShopConfiguration } from './shop-configuration.ts';
export { videoPlayer } from './video-player.ts';

/**
 * Query results in a document, for the browser's query cache: key and data. They have no timestamps, so that equal
 * results make equal documents, and the browser treats them as just fetched.
 */
export type QueryState = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** The JSON in a document's `<script type="application/json">` elements, by their `id`. */
export type DataBlocks = {
  'released-set': PublishedSet;
  configuration: ShopConfiguration;
  /** Present in the document of a page that needs a login. It has the address, and the customer's GET calls that the page begins with. */
  calls: { address: string; paths: readonly string[] };
  /** Null in a document without rendered content. */
  'query-state': QueryState | null;
};

export type DataBlockId = keyof DataBlocks;

/**
 * Speculation rules by which a browser requests the checkout's document ahead of the tap (SITE-51). The policy of a document accepts
 * exactly this text.
 */
export const CHECKOUT_AHEAD = '{"prefetch":[{"urls":["/checkout"]}]}';

/**
 * The `<title>` of a page: its own title before the shop's name. The edge server writes it into the document, and the
 * shell on each navigation.
 * @param title empty, or the shop's name, for the home page
 */
export function documentTitle(title: string, shopName: string): string {
  return title && title !== shopName ? `${title} · ${shopName}` : shopName;
}

/** A browser's report of an error (PROM-171). It describes code, never what a shopper sees, types or buys. */
export type ErrorReport = {
  /** `<id>/<content hash>` of the release at fault. */
  release: string;
  /** The route pattern of the page: `/shop/:class`. */
  page: string;
  /** What happened, with the module's name. */
  sentence: string;
  /** The name of the error: `TypeError`. Its message may hold data of the shopper, and is not sent. */
  error?: string;
  /** At most 5 frames, innermost first: `catalog/static/js/shop.js:1:200 (render)`. */
  frames: readonly string[];
};

/** Release id and federation name of the shell. */
export const SHELL_NAME = 'shell';

/** `cart-checkout` → `mfe_cart_checkout`: Module Federation makes it a global variable, so it has to be an identifier. */
export function federationName(remoteId: string): string {
  return `mfe_${remoteId.replaceAll('-', '_')}`;
}

/** `catalog/shop` → owner `catalog`, module `shop`. */
export function splitModuleName(name: string): { owner: string; module: string } {
  const [owner = '', module = ''] = name.split('/');
  return { owner, module };
}

/** The path of the live releases: a `LiveSet` as JSON. */
export const LIVE_SET_PATH = '/releases/live';

/** The releases that a new document would run on. */
export type LiveSet = {
  /** `shell` and the ids of the remotes → content hash. */
  live: Readonly<Record<string, string>>;
  /** Releases that were rolled back, as `<id>/<content hash>`. */
  withdrawn: readonly string[];
};

/**
 * Packages that are instantiated once per page, provided by the shell: specifier → package. Sub-paths are listed by
 * name, because a second copy of `@emotion/react/jsx-runtime` would read another emotion cache.
 */
export const SHARED_PACKAGES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  jotai: 'jotai',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@tanstack/react-query': '@tanstack/react-query',
  'zod/mini': 'zod',
  'shared-contracts/session': 'shared-contracts',
  'shared-contracts/events': 'shared-contracts',
  'shared-contracts/remotes': 'shared-contracts',
  'shared-contracts/http': 'shared-contracts',
  'shared-contracts/look': 'shared-contracts',
  'shared-contracts/stored': 'shared-contracts',
  'shared-contracts/stored/products': 'shared-contracts',
} as const;

export type SharedSpecifier = keyof typeof SHARED_PACKAGES;

/** A browser's measurement of a Web Vital until the page was left. It describes code, never a shopper. */
export type VitalsReport = {
  /** `<id>/<content hash>` of the release that has the page. */
  release: string;
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds. CLS is a number without unit. */
  value: number;
};
