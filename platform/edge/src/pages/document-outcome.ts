import type { ReceivedPage } from '../isolated/messages.ts';

/** How much of a page a document has. */
export type Completeness = 'whole' | 'in part' | 'without content';

/** A document that lacks something counts as that, whether it was cached or not. */
type Outcome = Completeness | 'from cache' | 'redirect' | 'refused';

/** Is told what a visitor was sent. */
export type NoteDocument = (sent: {
  /** Its name, such as `catalog/shop`; empty while the pages are unknown. */
  page: string;
  outcome: Outcome;
  /** Until it could be sent. */
  milliseconds: number;
}) => void;

export function completenessOf({ faults, rendered }: ReceivedPage): Completeness {
  if (faults.length === 0) return 'whole';
  return rendered ? 'in part' : 'without content';
}

/** @param isMade whether it was made for this visitor */
export function outcomeOf(
  sent: { kind: 'document'; completeness: Completeness } | { kind: 'redirect' | 'refusal' },
  isMade: boolean,
): Outcome {
  if (sent.kind !== 'document') return sent.kind === 'refusal' ? 'refused' : 'redirect';
  return sent.completeness === 'whole' && !isMade ? 'from cache' : sent.completeness;
}
