import type { TermPart } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

/** The names that match every part of the typed term. Names that begin with the typed text come first. */
export function matchNames<Named extends { name: string }>(
  named: readonly Named[],
  typed: string,
  parts: readonly TermPart[],
): Named[] {
  const prefix = tokenize(typed).join(' ');
  const matching = named.filter(({ name }) => matches(tokenize(name), parts));
  const { prefixed = [], others = [] } = Object.groupBy(matching, ({ name }) =>
    tokenize(name).join(' ').startsWith(prefix) ? 'prefixed' : 'others',
  );
  return [...prefixed, ...others];
}

/** As with products, a typed word may be a prefix; a synonym must match whole words. */
function matches(words: readonly string[], parts: readonly TermPart[]): boolean {
  return parts.every(
    ([typed, ...synonyms]) =>
      typed?.every((start) => words.some((word) => word.startsWith(start))) ||
      synonyms.some((phrase) => phrase.every((word) => words.includes(word))),
  );
}
