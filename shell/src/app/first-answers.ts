import type { QueryClient } from '@tanstack/react-query';
import type { QueryState } from 'shared-contracts/document';

/** Gives a query cache the answers, as new as the document. */
export function writeFirstAnswers(answers: QueryState, queries: QueryClient): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
}
