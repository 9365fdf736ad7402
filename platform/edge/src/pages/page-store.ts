import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { inSpan, isTraced } from 'parts/http/tracing';
import type { ReleasedSet } from 'releases/registry/released-set';
import { loginPathsOfSet, pathsOfSet } from 'releases/registry/store/set-pages';
import { type DocumentSettings, type PageDocument, pageDocument } from '../document/page-document.ts';
import { earlyHints, type ShellTexts } from '../document/release-elements.ts';
import type { ReceivedPage } from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';
import type { VisitorLimit } from '../policy/visitors.ts';
import type { Renderer } from '../renderer/page-renderer.ts';
import { PageLate } from '../renderer/render-jobs.ts';
import { NoPlace, type RenderRequest } from '../renderer/render-queue.ts';
import { pageAttributes } from '../traced-set.ts';
import { documentBody, etagOf } from './document-body.ts';
import {
  completenessOf,
  type NoteDocument,
  outcomeOf,
  type Redirect,
  type Refusal,
  type SentDocument,
  type StoredDocument,
} from './document-outcome.ts';
import { KeptPages } from './kept-pages.ts';
import { isKnownPath, type PageAddress, pageAddress } from './page-address.ts';
import { createPageCache, type Lifetime, type Made, type PageCache } from './page-cache.ts';
import type { PageFaults } from './page-faults.ts';

/** With the renderer's 2 s, a price is at most about 10 s old, or up to a minute for the first visitor after a quiet time. */
const COMPLETE: Lifetime = { fresh: 8_000, stale: 52_000 };
/** Spares a failing provider, but lets the page become complete soon after the provider has recovered. */
const INCOMPLETE: Lifetime = { fresh: 1_000, stale: 0 };
const WITHOUT_CONTENT: Lifetime = { fresh: 0, stale: 0 };
/** Seconds after which to request a page again for which the renderer had no time. */
const BUSY_RETRY = 5;
/** Limits for the documents of one page, so that its many addresses do not evict the documents of other pages. All products take 20 MB. */
const CACHE_LIMITS = { entries: 2_000, bytes: 24 * 2 ** 20 };
/** Number of renderings that one counts as if nothing is found, so that a visitor who guesses ids comes after the others. */
const NOT_FOUND_COST = 20;
const REDIRECT_BYTES = 1_000;

type Page = Redirect | SentDocument;

interface PageStoreOptions {
  set: ReleasedSet;
  renderer: Pick<Renderer, 'render' | 'pages'>;
  settings: DocumentSettings;
  texts?: ShellTexts;
  visitorLimit: VisitorLimit;
  /** If false, a page is rendered again for each request. */
  isCached: boolean;
  /** Whether pages that were visited lately are rendered again before they expire. */
  keepsVisited?: boolean;
  faults: PageFaults;
  noteDocument?: NoteDocument | undefined;
}

class TooManyRenderings extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('The visitor has caused too many renderings.');
    this.retryAfter = retryAfter;
  }
}

/** The pages of one set. They are the same for every visitor. */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #caches = new Map<string, PageCache<Page>>();
  readonly #paths: readonly string[];
  readonly #loginPaths: readonly string[];
  readonly #kept = new KeptPages();
  #bareDocument: Promise<StoredDocument> | undefined;
  /** `Link` headers that hold for each document of the set. */
  readonly earlyHints: string[];
  /** Whether browsers may enforce trusted types: every release of the set was built for it (PROM-9). */
  readonly trustedTypes: boolean;

  constructor(options: PageStoreOptions) {
    const { shell, remotes } = options.set;
    this.#options = options;
    this.#paths = pathsOfSet(options.set);
    this.#loginPaths = loginPathsOfSet(options.set);
    this.earlyHints = earlyHints(shell);
    this.trustedTypes = [shell, ...remotes].every(({ release }) => release.trustedTypes === true);
  }

  hasPage(path: string): boolean {
    return isKnownPath(this.#paths, path);
  }

  /** Whether the page at this path needs a login. */
  needsLogin(path: string): boolean {
    return isKnownPath(this.#loginPaths, path);
  }

  /**
   * Never rejects: a page that cannot be rendered is sent without its content.
   * @param url a path with its query
   * @param visitor the network address to which limits apply
   * @param requestId is passed on to the provider and to the log
   */
  async pageOf(url: string, visitor: string, requestId?: string): Promise<Page | Refusal> {
    const { set, renderer, noteDocument } = this.#options;
    const began = performance.now();
    const address = pageAddress(renderer.pages(), url);
    const { sent, isMade } = await this.#pageAt(address, visitor, requestId);
    const outcome = outcomeOf(sent, isMade);
    noteDocument?.({ page: address.page, outcome, milliseconds: performance.now() - began });
    if (isTraced()) {
      const attributes = { ...pageAttributes(set, address.page), 'shop.outcome': outcome };
      trace.getActiveSpan()?.updateName(`document ${address.page}`).setAttributes(attributes);
    }
    return sent;
  }

  async #pageAt(
    { page, url, isChoice = false, redirect }: PageAddress,
    visitor: string,
    requestId?: string,
  ): Promise<{ sent: Page | Refusal; isMade: boolean }> {
    if (redirect) return { sent: { kind: 'redirect', status: 302, target: redirect }, isMade: true };
    const { isCached, keepsVisited } = this.#options;
    let made: Page | undefined;
    const makeOwn = async () => {
      const own = await this.#make(url, visitor, { page, isChoice, requestId });
      made = own.value;
      return own;
    };
    try {
      const sent = isCached ? await this.#cacheOf(page).get(url, makeOwn) : (await makeOwn()).value;
      if (isCached && keepsVisited && sent.kind === 'document' && sent.status === 200)
        this.#kept.visited(url, () =>
          // The rendering gets a trace of its own, because the timer was set within the visitor's.
          context.with(ROOT_CONTEXT, () =>
            this.#cacheOf(page).renew(url, () => this.#renewed(url, page, sent)),
          ),
        );
      return { sent, isMade: sent === made };
    } catch (error) {
      if (!(error instanceof TooManyRenderings)) throw error;
      return { sent: { kind: 'refusal', retryAfter: error.retryAfter }, isMade: true };
    }
  }

  async #make(url: string, visitor: string, request: RenderRequest): Promise<Made<Page>> {
    const { visitorLimit } = this.#options;
    const retryAfter = visitorLimit.take(visitor, request.page);
    if (retryAfter > 0) throw new TooManyRenderings(retryAfter);
    const left = visitorLimit.left(visitor, request.page);
    const response = await this.#render(url, { ...request, left });
    if (response === 'busy') return this.#withoutContent(503, BUSY_RETRY);
    if (response === undefined)
      return this.#withoutContent(this.#paths.length === 0 || this.hasPage(url) ? 200 : 404);
    if (response.status === 404) visitorLimit.charge(visitor, request.page, NOT_FOUND_COST - 1);
    return this.#madeOf(response, url);
  }

  /** Undefined for a page without content; `busy` if the renderer had no time for it. */
  async #render(url: string, request: RenderRequest): Promise<ReceivedPage | 'busy' | undefined> {
    const { faults, isCached } = this.#options;
    try {
      const response = await this.#rendered(url, request);
      const note = response.rendered || response.redirect ? 'noteInPart' : 'noteWithoutContent';
      if (response.faults.length > 0) faults[note](url, response.faults.join(' '), request.requestId);
      return response;
    } catch (error) {
      if (error instanceof NoPlace) faults.noteWithoutPlace(request.page);
      else faults.noteWithoutContent(url, reasonOf(error), request.requestId);
      if (error instanceof PageLate && isCached) void this.#keepLate(url, request.page, error.arrival);
      return error instanceof NoPlace ? 'busy' : undefined;
    }
  }

  #rendered(url: string, request: RenderRequest): Promise<ReceivedPage> {
    const { set, renderer } = this.#options;
    const attributes = pageAttributes(set, request.page);
    return inSpan('rendering', { attributes }, () => renderer.render(url, request));
  }

  /** Caches a page that came too late for this visitor, so that the next one gets it. */
  async #keepLate(url: string, page: string, arrival: PageLate['arrival']): Promise<void> {
    const response = await arrival;
    if (response) await this.#cacheOf(page).renew(url, async () => this.#madeOf(response, url));
  }

  /** @throws when the page is not complete: visitors then keep getting the cached one */
  async #renewed(url: string, page: string, before: SentDocument): Promise<Made<Page>> {
    const response = await this.#rendered(url, { page });
    if (response.status !== 200 || response.faults.length > 0) throw new Error('The page is not complete.');
    const document = this.#pageDocument({ response, url });
    if (etagOf(document.bytes) !== before.body.etag)
      return madeDocument(await storedDocument(document), WHOLE, COMPLETE);
    // The document has not changed, so a slower compression pays off.
    void before.body.improve();
    return madeDocument(before, WHOLE, COMPLETE);
  }

  async #madeOf(response: ReceivedPage, url: string): Promise<Made<Page>> {
    const { status, redirect: target } = response;
    const completeness = completenessOf(response);
    const lifetime = completeness === 'whole' ? COMPLETE : INCOMPLETE;
    if (target === undefined) {
      const document = await storedDocument(this.#pageDocument({ response, url }));
      return madeDocument(document, { status, completeness }, lifetime);
    }
    return { value: { kind: 'redirect', status, target }, lifetime, bytes: REDIRECT_BYTES };
  }

  /** One document serves for every page without content: the browser finds the page for its URL. */
  async #withoutContent(status: number, retryAfter?: number): Promise<Made<Page>> {
    this.#bareDocument ??= storedDocument(this.#pageDocument(undefined));
    const state: DocumentState = { status, retryAfter, completeness: 'without content' };
    return madeDocument(await this.#bareDocument, state, WITHOUT_CONTENT);
  }

  #pageDocument(page: { response: ReceivedPage; url: string } | undefined): PageDocument {
    const { set, settings, texts = {} } = this.#options;
    return pageDocument(set, page, settings, texts);
  }

  #cacheOf(page: string): PageCache<Page> {
    const cache = this.#caches.get(page) ?? createPageCache<Page>(CACHE_LIMITS);
    this.#caches.set(page, cache);
    return cache;
  }
}

export type Pages = Pick<PageStore, keyof PageStore>;

type DocumentState = Pick<SentDocument, 'status' | 'completeness' | 'retryAfter'>;
const WHOLE: DocumentState = { status: 200, completeness: 'whole' };

async function storedDocument({ bytes, hashes }: PageDocument): Promise<StoredDocument> {
  return { body: await documentBody(bytes), hashes };
}

function madeDocument(
  { body, hashes }: StoredDocument,
  state: DocumentState,
  lifetime: Lifetime,
): Made<Page> {
  return { value: { kind: 'document', ...state, body, hashes }, lifetime, bytes: body.bytes };
}
