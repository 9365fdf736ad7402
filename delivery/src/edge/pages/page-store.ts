import { reasonOf } from '../../event-log.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import type { PageAnswer } from '../document/page-answer.ts';
import { type DocumentSettings, pageDocument } from '../document/page-document.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import { type DocumentBody, documentBody } from './document-body.ts';
import { isKnownPath } from './known-paths.ts';
import { createPageCache, type Lifetime } from './page-cache.ts';
import type { PageFaults } from './page-faults.ts';

/** Pages are the same for every visitor; with the answers that a renderer keeps, a price in one is ten seconds old at most. */
const WHOLE: Lifetime = { fresh: 2_000, stale: 6_000 };
/** What lacks a part of its content spares a provider that fails, and is whole soon after it is back. */
const IN_PART: Lifetime = { fresh: 1_000, stale: 0 };
const WITHOUT_CONTENT: Lifetime = { fresh: 0, stale: 0 };
const KEPT = { entries: 1_000, bytes: 64 * 2 ** 20 };

interface StoredDocument {
  body: DocumentBody;
  /** `sha256-…` of its style elements. */
  styleHashes: readonly string[];
}

export interface Page extends StoredDocument {
  status: number;
  redirect: string | undefined;
}

/** The pages of one set. */
export interface PageStore {
  /** `url` is a path with its search. Never rejects: a page that cannot be worked on is sent without its content. */
  pageOf(url: string): Promise<Page>;
}

interface PageStoreOptions {
  set: ReleasedSet;
  renderer: Pick<PageRenderer, 'answer'>;
  settings: DocumentSettings;
  faults: PageFaults;
}

export function createPageStore({ set, renderer, settings, faults }: PageStoreOptions): PageStore {
  const cache = createPageCache<Page>(KEPT);
  let empty: StoredDocument | undefined;

  function stored(answer: PageAnswer | undefined): StoredDocument {
    const { html, styleHashes } = pageDocument(set, answer, settings);
    return { body: documentBody(html), styleHashes };
  }

  /** The same for every page: the browser finds out what its address means. */
  function withoutContent(): StoredDocument {
    empty ??= stored(undefined);
    return empty;
  }

  async function ask(url: string): Promise<PageAnswer | undefined> {
    try {
      const answer = await renderer.answer(url);
      const note = answer.rendered || answer.redirect ? faults.noteInPart : faults.noteWithoutContent;
      if (answer.faults.length > 0) note(url, answer.faults.join(' '));
      return answer;
    } catch (error) {
      faults.noteWithoutContent(url, reasonOf(error));
      return undefined;
    }
  }

  function statusOf(url: string): number {
    return isKnownPath(set.shell.release.paths, url) ? 200 : 404;
  }

  return {
    pageOf(url) {
      return cache.get(url, async () => {
        const answer = await ask(url);
        const document = answer ? stored(answer) : withoutContent();
        const value = { status: answer?.status ?? statusOf(url), redirect: answer?.redirect, ...document };
        return { value, lifetime: lifetimeOf(answer), bytes: document.body.bytes };
      });
    },
  };
}

function lifetimeOf(answer: PageAnswer | undefined): Lifetime {
  if (!answer) return WITHOUT_CONTENT;
  return answer.faults.length > 0 ? IN_PART : WHOLE;
}
