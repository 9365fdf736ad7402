import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import type { ReleasedSet } from 'releases/registry/released-set';
import { pathsOfSet } from 'releases/registry/store/set-pages';
import { inSpan, isTraced } from 'shared-contracts/endpoint/tracing';
import { type DocumentSettings, pageDocument } from '../document/page-document.ts';
import { earlyHints, type ShellTexts } from '../document/release-elements.ts';
import type { ReceivedPage } from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';
import type { InlineHashes } from '../policy/content-security-policy.ts';
import type { VisitorLimit } from '../policy/visitors.ts';
import type { Renderer } from '../renderer/page-renderer.ts';
import { PageLate } from '../renderer/render-jobs.ts';
import { createStrayVisitors, NoPlace, type RenderRequester } from '../renderer/render-queue.ts';
import { pageAttributes } from '../traced-set.ts';
import { type DocumentBody, documentBody } from './document-body.ts';
import { type Completeness, completenessOf, type NoteDocument, outcomeOf } from './document-outcome.ts';
import { KeptPages } from './kept-pages.ts';
import { isKnownPath, type PageAddress, pageAddress } from './page-address.ts';
import { createPageCache, type Lifetime, type Made, type PageCache } from './page-cache.ts';
import type { PageFaults } from './page-faults.ts';

/** With the renderer's 2 s, a price is about 10 s old at most. For a minute in all, it is better than a document without content. */
const COMPLETE: Lifetime = { fresh: 2_000, stale: 6_000, spare: 52_000 };
/** Spares a failing provider, and lets the page be complete again soon after the provider has recovered. */
const INCOMPLETE: Lifetime = { fresh: 1_000, stale: 0, spare: 0 };
const WITHOUT_CONTENT: Lifetime = { fresh: 0, stale: 0, spare: 0 };
/** Seconds after which a page that the renderer had no time for is worth another request. */
const BUSY_RETRY = 5;
/** For the documents of one page, so that the many addresses of one page never evict the documents of another. */
const CACHE_LIMITS = { entries: 500, bytes: 32 * 2 ** 20 };
/** In place of a visitor's address, where no visitor waits. */
const OWN_VISITS = 'the edge server';
/** Bytes that a cached redirect counts as. */
const REDIRECT_BYTES = 1_000;

interface StoredDocument {
  body: DocumentBody;
  hashes: InlineHashes;
}

/** A response without a document. */
export interface Redirect {
  kind: 'redirect';
  status: number;
  /** Path and query. */
  target: string;
}

/** A document as it is sent. */
export interface SentDocument extends StoredDocument {
  kind: 'document';
  status: number;
  completeness: Completeness;
  /** Seconds. The renderer had no time for the page: the document is without content, and no cache should keep it. */
  retryAfter?: number | undefined;
}

/** The visitor has used up the limit. */
interface Refusal {
  kind: 'refusal';
  /** Seconds. */
  retryAfter: number;
}

type Page = Redirect | SentDocument;

/** The pages of one set. They are the same for every visitor. */
export interface PageStore {
  /**
   * Never rejects: a page that cannot be rendered is sent without its content.
   * @param url a path with its query
   * @param visitor the network address that limits count
   * @param requestId goes to the provider and into the log
   */
  pageOf(url: string, visitor: string, requestId?: string): Promise<Page | Refusal>;
  hasPage(path: string): boolean;
  /** `Link` headers that hold for each document of the set. */
  earlyHints: string[];
  /** Whether browsers may enforce trusted types: every release of the set was built for it (PROM-9). */
  trustedTypes: boolean;
}

interface PageStoreOptions {
  set: ReleasedSet;
  renderer: Pick<Renderer, 'render' | 'pages'>;
  settings: DocumentSettings;
  /** What documents carry of the shell. */
  texts?: ShellTexts;
  visitorLimit: VisitorLimit;
  /** False renders a page anew for each request. */
  isCached: boolean;
  /** Whether pages that were visited lately are rendered again before they expire. */
  keepsVisited?: boolean;
  faults: PageFaults;
  noteDocument?: NoteDocument | undefined;
}

/** A rendering beyond the visitor's limit. */
class TooManyRenderings extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('The visitor has caused too many renderings.');
    this.retryAfter = retryAfter;
  }
}

export function createPageStore(options: PageStoreOptions): PageStore {
  const { set, renderer, settings, texts = {}, visitorLimit, isCached, faults, noteDocument } = options;
  const keepsVisited = isCached && options.keepsVisited === true;
  const caches = new Map<string, PageCache<Page>>();
  const paths = pathsOfSet(set);
  const strayVisitors = createStrayVisitors();
  const kept = new KeptPages();
  let bareDocument: StoredDocument | undefined;

  /** Undefined for a page without content; `busy` when the renderer had no time for it. */
  async function render(url: string, requester: RenderRequester): Promise<ReceivedPage | 'busy' | undefined> {
    try {
      const response = await rendered(url, requester);
      const note = response.rendered || response.redirect ? 'noteInPart' : 'noteWithoutContent';
      if (response.faults.length > 0) faults[note](url, response.faults.join(' '), requester.requestId);
      return response;
    } catch (error) {
      if (error instanceof NoPlace) faults.noteWithoutPlace(requester.page);
      else faults.noteWithoutContent(url, reasonOf(error), requester.requestId);
      if (error instanceof PageLate && isCached) void keepLate(url, requester.page, error.arrival);
      return error instanceof NoPlace && requester.isChoice ? 'busy' : undefined;
    }
  }

  function rendered(url: string, requester: RenderRequester): Promise<ReceivedPage> {
    const attributes = pageAttributes(set, requester.page);
    return inSpan('rendering', { attributes }, () => renderer.render(url, strayVisitors.inTurn(requester)));
  }

  /** The next visitor gets what this one did not wait for. */
  async function keepLate(url: string, page: string, arrival: PageLate['arrival']): Promise<void> {
    const response = await arrival;
    if (response) await cacheOf(page).renew(url, async () => madeOf(response, url));
  }

  function documentOf(page: { response: ReceivedPage; url: string } | undefined): StoredDocument {
    const { bytes, hashes } = pageDocument(set, page, settings, texts);
    return { body: documentBody(bytes), hashes };
  }

  /** One document for every page without content: the browser finds out which page its URL means. */
  function withoutContent(status: number, retryAfter?: number): Made<Page> {
    bareDocument ??= documentOf(undefined);
    const value = {
      ...{ kind: 'document', status, retryAfter, completeness: 'without content' },
      ...bareDocument,
    } as const satisfies SentDocument;
    return { value, lifetime: WITHOUT_CONTENT, bytes: bareDocument.body.bytes };
  }

  async function make(url: string, requester: RenderRequester): Promise<Made<Page>> {
    const retryAfter = visitorLimit.take(requester.visitor, requester.page);
    if (retryAfter > 0) throw new TooManyRenderings(retryAfter);
    const response = await render(url, requester);
    if (response === 'busy') return withoutContent(503, BUSY_RETRY);
    if (response === undefined)
      return withoutContent(paths.length === 0 || isKnownPath(paths, url) ? 200 : 404);
    if (response.status === 404) strayVisitors.add(requester);
    return madeOf(response, url);
  }

  function madeOf(response: ReceivedPage, url: string): Made<Page> {
    const { status, redirect: target } = response;
    const completeness = completenessOf(response);
    const lifetime = completeness === 'whole' ? COMPLETE : INCOMPLETE;
    if (target === undefined)
      return madeDocument(documentOf({ response, url }), { status, completeness }, lifetime);
    return { value: { kind: 'redirect', status, target }, lifetime, bytes: REDIRECT_BYTES };
  }

  /** @throws when the page is not complete: its visitors keep what they get without this */
  async function renewed(url: string, page: string, before: SentDocument): Promise<Made<Page>> {
    const response = await rendered(url, { page, visitor: OWN_VISITS });
    if (response.status !== 200 || response.faults.length > 0) throw new Error('The page is not complete.');
    const document = documentOf({ response, url });
    if (document.body.etag !== before.body.etag) return madeDocument(document, WHOLE, COMPLETE);
    // It stays as it is, so patience pays.
    void before.body.improve();
    return madeDocument(before, WHOLE, COMPLETE);
  }

  function cacheOf(page: string): PageCache<Page> {
    const cache = caches.get(page) ?? createPageCache<Page>(CACHE_LIMITS);
    caches.set(page, cache);
    return cache;
  }

  async function pageAt(
    { page, url, isChoice = false, redirect }: PageAddress,
    { visitor, requestId }: Pick<RenderRequester, 'visitor' | 'requestId'>,
  ): Promise<{ sent: Page | Refusal; isMade: boolean }> {
    if (redirect) return { sent: { kind: 'redirect', status: 302, target: redirect }, isMade: true };
    let made: Page | undefined;
    const makeOwn = async () => {
      const own = await make(url, { page, visitor, isChoice, requestId });
      made = own.value;
      return own;
    };
    try {
      const sent = isCached ? await cacheOf(page).get(url, makeOwn) : (await makeOwn()).value;
      if (keepsVisited && sent.kind === 'document' && sent.status === 200)
        kept.visited(url, () =>
          // Of a trace of its own: the timer was set in the visitor's.
          context.with(ROOT_CONTEXT, () => cacheOf(page).renew(url, () => renewed(url, page, sent))),
        );
      return { sent, isMade: sent === made };
    } catch (error) {
      if (!(error instanceof TooManyRenderings)) throw error;
      return { sent: { kind: 'refusal', retryAfter: error.retryAfter }, isMade: true };
    }
  }

  return {
    hasPage: (path) => isKnownPath(paths, path),
    earlyHints: earlyHints(set.shell),
    trustedTypes: [set.shell, ...set.remotes].every(({ release }) => release.trustedTypes === true),
    async pageOf(url, visitor, requestId) {
      const began = performance.now();
      const address = pageAddress(renderer.pages(), url);
      const { sent, isMade } = await pageAt(address, { visitor, requestId });
      const outcome = outcomeOf(sent, isMade);
      noteDocument?.({ page: address.page, outcome, milliseconds: performance.now() - began });
      if (isTraced()) {
        const attributes = { ...pageAttributes(set, address.page), 'shop.outcome': outcome };
        trace.getActiveSpan()?.updateName(`document ${address.page}`).setAttributes(attributes);
      }
      return sent;
    },
  };
}

type DocumentState = Pick<SentDocument, 'status' | 'completeness'>;
const WHOLE: DocumentState = { status: 200, completeness: 'whole' };

function madeDocument(
  { body, hashes }: StoredDocument,
  state: DocumentState,
  lifetime: Lifetime,
): Made<Page> {
  return { value: { kind: 'document', ...state, body, hashes }, lifetime, bytes: body.bytes };
}
