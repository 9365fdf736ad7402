/*
 * The interface between the edge server and the shell. Types and functions of a few bytes, no imports: Node runs this
 * file unchanged, and the shell bundles it. The schema has a separate entry, `shared-contracts/document/page-response`,
 * because the browser must not load it.
 */
export type { DataBlockId, DataBlocks, QueryState } from './data-blocks.ts';
export { documentTitle } from './document-title.ts';
export type { ErrorReport } from './error-report.ts';
export { federationName, SHELL_NAME, splitModuleName } from './federation-names.ts';
export { LIVE_SET_PATH, type LiveSet } from './live-set.ts';
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
export { SHARED_PACKAGES, type SharedSpecifier } from './shared-packages.ts';
export type { ShopConfiguration } from './shop-configuration.ts';
export { videoPlayer } from './video-player.ts';
export type { VitalsReport } from './vitals-report.ts';
