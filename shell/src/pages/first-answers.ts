import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The answers that a document brings: key and data, and no time. The same answers make the same document, and a copy
 * that a browser kept is good for as long as the edge says so.
 */
export type FirstAnswers = readonly (readonly [key: QueryKey, data: unknown])[];

/** Gives a query cache the answers, as new as the document. */
export function writeFirstAnswers(answers: FirstAnswers, queries: QueryClient): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
}
