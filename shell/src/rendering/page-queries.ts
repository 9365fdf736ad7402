import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { QueryState } from 'shared-contracts/document';
import type { PageQuery } from 'shared-contracts/remotes';
import { saysNoSuchThing } from '../app/page-status.ts';

/** Milliseconds. What many pages ask, such as the footer's categories, is asked once in this time. */
const KEPT_FOR = 2_000;
const KEPT = { retry: false, staleTime: KEPT_FOR, gcTime: KEPT_FOR } as const;

/** What came of a page's queries; the late ones are not in it. */
export type PageAnswers = ReadonlyMap<PageQuery, PromiseSettledResult<unknown>>;

/**
 * Asks what a page needs.
 * @param kept the answers to all pages of a renderer
 * @param timeLimit milliseconds; what is late is left to the browser
 */
export async function askInTime(
  named: readonly PageQuery[],
  kept: QueryClient,
  timeLimit: number,
): Promise<PageAnswers> {
  const answers = new Map<PageQuery, PromiseSettledResult<unknown>>();
  const asked = named.map(async (query) => {
    const [answer] = await Promise.allSettled([kept.fetchQuery({ ...query, ...KEPT })]);
    answers.set(query, answer);
  });
  const late = Promise.withResolvers<void>();
  const clock = setTimeout(late.resolve, timeLimit);
  await Promise.race([Promise.all(asked), late.promise]);
  clearTimeout(clock);
  const inTime = new Map(answers);
  // What is late would keep its connection for as long as the provider likes.
  for (const { queryKey } of named.filter((query) => !inTime.has(query))) {
    void kept.cancelQueries({ queryKey, exact: true });
  }
  return inTime;
}

/** What came, each once, in the order in which it was asked: whoever answered first changes no document. */
export function firstAnswers(answers: PageAnswers, asked: readonly PageQuery[]): QueryState {
  const brought = new Map<string, QueryState[number]>();
  for (const query of asked) {
    const answer = answers.get(query);
    if (answer?.status === 'fulfilled') brought.set(hashKey(query.queryKey), [query.queryKey, answer.value]);
  }
  return [...brought.values()];
}

/** The provider says of what the page is about that there is no such thing. */
export function isUnknown(answers: PageAnswers, subject: PageQuery | undefined): boolean {
  return subject !== undefined && isNoSuchThing(answers.get(subject));
}

/** A sentence for each answer that did not come. That there is no such thing is an answer. */
export function missingAnswers(answers: PageAnswers, named: readonly PageQuery[]): string[] {
  return named.flatMap((query) => {
    const answer = answers.get(query);
    if (answer?.status === 'fulfilled' || isNoSuchThing(answer)) return [];
    return [`No answer to ${String(query.queryKey[1])}: ${answer ? String(answer.reason) : 'it is late'}.`];
  });
}

function isNoSuchThing(answer: PromiseSettledResult<unknown> | undefined): boolean {
  return answer?.status === 'rejected' && saysNoSuchThing(answer.reason);
}
