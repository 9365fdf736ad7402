import type { PageRequest, PageResponse, RenderedPage, ServedPage } from 'shared-contracts/document';

/*
 * The messages between the edge server and the renderer's process: one JSON text per line, over standard input and output. The long texts
 * of a page are in a file that both share (shared-file.ts). The edge server validates each message of the process
 * (renderer/process-messages.ts).
 */

export const HEARTBEAT_MS = 100;

export interface ServerFile {
  path: string;
  /** `sha384-…`; undefined for a build under development. */
  integrity?: string | undefined;
}

/** The files of each server build, its entry first. */
export interface ServerBuildFiles {
  shell: readonly ServerFile[];
  /** Remote id → its files. */
  remotes: Readonly<Record<string, readonly ServerFile[]>>;
  /** URLs of the remotes' pages, to be rendered before the first visitor comes. */
  warmUrls?: readonly string[];
  /** Ids of remotes that were built for the contract's previous major. */
  previous?: readonly string[];
}

export type RenderSettings = Pick<PageRequest, 'providerOrigin' | 'timeLimit' | 'configuration' | 'pages'>;

export interface StartMessage extends RenderSettings {
  kind: 'start';
  builds: ServerBuildFiles;
}

export type EdgeMessage =
  | StartMessage
  | RenderMessage
  | { kind: 'response'; id: number; status: number; retryAfter?: string | undefined; body: string }
  | { kind: 'no-response'; id: number; reason: string };

export interface RenderMessage {
  kind: 'render';
  id: number;
  url: string;
  without: readonly string[];
  /** The page's slot in the shared file; undefined if there is no such file. */
  slot?: number | undefined;
}

/** A request to the API, which the edge server makes on behalf of the process. */
export interface ProviderCall {
  kind: 'call';
  id: number;
  /** The page that needs it; the first one if several share it. */
  job: number;
  method: string;
  /** Path with the query. */
  path: string;
  body?: string | undefined;
}

/** Milliseconds that a page took, in two phases. */
export interface PageTimes {
  /** Until its data had arrived. */
  data: number;
  /** From then on. */
  markup: number;
}

export interface RenderedMessage {
  kind: 'rendered';
  id: number;
  /** A `PageResponse` whose long texts are empty. */
  response: unknown;
  /** Bytes of each long text in the shared file. */
  sizes?: readonly number[] | undefined;
  /** The long texts themselves, if they could not be written to the file. */
  texts?: readonly string[] | undefined;
  times: PageTimes;
}

export type ProcessMessage =
  | { kind: 'heartbeat'; heapBytes: number }
  | {
      kind: 'loaded';
      /** Remotes that could not be loaded, each with the reason. */
      leftOut: Readonly<Record<string, string>>;
      /** Module or URL → why it failed when the pages were rendered for the first time. */
      broken: Readonly<Record<string, string>>;
      pages?: readonly ServedPage[] | undefined;
    }
  | RenderedMessage
  | { kind: 'failed'; id: number; reason: string }
  | ProviderCall
  | { kind: 'call-cancelled'; id: number }
  /** An event that belongs to no page: a rejected promise, an error in a timer, a line of the console. */
  | { kind: 'stray'; source: 'rejection' | 'error' | 'console'; reason: string };

/** A page as the edge server receives it: its longest texts remain bytes, because the document needs them as bytes. */
export interface ReceivedPage extends Omit<PageResponse, 'queries' | 'rendered'> {
  queries: Buffer;
  rendered?: ReceivedRendering | undefined;
}

interface ReceivedRendering extends Omit<RenderedPage, 'html'> {
  html: Buffer;
}

/** Splits a page into the page with empty long texts, and these texts, in the order in which `withTexts` puts them back. */
export function withoutTexts(page: PageResponse): { response: PageResponse; texts: string[] } {
  // The shell may be of another release, and may omit fields that have a default.
  const { queries = 'null', rendered } = page;
  const { html = '', styles = [] } = rendered ?? {};
  const response: PageResponse = {
    ...page,
    queries: '',
    rendered: rendered && { ...rendered, html: '', styles: styles.map((each) => ({ ...each, css: '' })) },
  };
  return { response, texts: [queries, html, ...styles.map(({ css }) => css)].map(String) };
}

/** @param page a valid page without its texts */
export function withTexts(page: PageResponse, texts: readonly Buffer[]): ReceivedPage {
  const [queries = Buffer.of(), html = Buffer.of(), ...rules] = texts;
  const { rendered } = page;
  const styles = rendered?.styles.map((each, index) => ({ ...each, css: rules[index]?.toString() ?? '' }));
  return { ...page, queries, rendered: rendered && { ...rendered, html, styles: styles ?? [] } };
}
