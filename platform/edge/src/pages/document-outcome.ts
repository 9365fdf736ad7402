import type { ReceivedPage } from '../isolated/messages.ts';
import type { InlineHashes } from '../policy/content-security-policy.ts';
import type { DocumentBody } from './document-body.ts';

export type Completeness = 'whole' | 'in part' | 'without content';

export interface StoredDocument {
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

export interface SentDocument extends StoredDocument {
  kind: 'document';
  status: number;
  completeness: Completeness;
  /** Seconds. Set if the renderer had no time for the page: the document has no content, and must not be cached. */
  retryAfter?: number | undefined;
}

/** A response to a visitor who has used up the limit. */
export interface Refusal {
  kind: 'refusal';
  /** Seconds. */
  retryAfter: number;
}

/** An incomplete document counts as such, whether it was cached or not. */
type Outcome = Completeness | 'from cache' | 'redirect' | 'refused';

/** Called for each document, redirect or refusal that a visitor was sent. */
export type NoteDocument = (sent: {
  /** The page's name, such as `catalog/shop`; empty while the pages are unknown. */
  page: string;
  outcome: Outcome;
  /** Time until it could be sent. */
  milliseconds: number;
}) => void;

export function completenessOf({ faults, rendered }: ReceivedPage): Completeness {
  if (faults.length === 0) return 'whole';
  return rendered ? 'in part' : 'without content';
}

/** @param isMade whether it was rendered for this visitor, and not taken from the cache */
export function outcomeOf(sent: Redirect | SentDocument | Refusal, isMade: boolean): Outcome {
  if (sent.kind !== 'document') return sent.kind === 'refusal' ? 'refused' : 'redirect';
  return sent.completeness === 'whole' && !isMade ? 'from cache' : sent.completeness;
}
