import { createHash } from 'node:crypto';
import type { ReleasedSet } from '../registry/released-set.ts';
import { logEvent, reasonOf } from './event-log.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageCache } from './page-cache.ts';
import { type DocumentParts, type DocumentSettings, pageDocument } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Pages are the same for every visitor, and prices may be this old. */
const KEPT_MS = 2_000;
const KEPT_PAGES = 500;

/** A page, before its nonce. */
export interface Page {
  status: number;
  redirect: string | undefined;
  parts: DocumentParts;
  digest: string;
}

export interface PageStore {
  /** `url` is a path with its search. Never rejects: a page that cannot be worked on is sent without its content. */
  pageOf(set: ReleasedSet, url: string): Promise<Page>;
  /** How many pages were sent without their content since the start. */
  pagesWithoutContent(): number;
}

export function createPageStore(renderer: PageRenderer, settings: DocumentSettings): PageStore {
  const cache = createPageCache<Page>({ timeToLive: KEPT_MS, entries: KEPT_PAGES });
  let withoutContent = 0;

  function tellWithoutContent(url: string, reason: string): void {
    withoutContent += 1;
    // Without its query: what a visitor searches for is nobody's business.
    const [path] = url.split('?');
    logEvent('page-without-content', { path, reason, count: withoutContent });
  }

  async function ask(set: ReleasedSet, url: string): Promise<PageAnswer | undefined> {
    try {
      const answer = await renderer.answer(set, url);
      if (answer.fault) tellWithoutContent(url, answer.fault);
      return answer;
    } catch (error) {
      tellWithoutContent(url, reasonOf(error));
      return undefined;
    }
  }

  return {
    pageOf(set, url) {
      return cache.get(`${set.serial} ${url}`, async () => {
        const answer = await ask(set, url);
        const parts = pageDocument(set, answer, settings);
        const digest = createHash('sha256').update(parts.join('\0')).digest('base64url');
        const value = { status: answer?.status ?? 200, redirect: answer?.redirect, parts, digest };
        return { value, mayKeep: answer !== undefined };
      });
    },
    pagesWithoutContent: () => withoutContent,
  };
}
