import { tokenize } from './search-words.ts';
import type { TermPart } from './synonyms.ts';

/** The names that say every part of what is typed, those that begin with its very letters first, else in their order. */
export function matchNames<Named extends { name: string }>(
  named: readonly Named[],
  typed: string,
  parts: readonly TermPart[],
): Named[] {
  const letters = tokenize(typed).join(' ');
  const meant = named.filter(({ name }) => says(tokenize(name), parts));
  const { begun = [], others = [] } = Object.groupBy(meant, ({ name }) =>
    tokenize(name).join(' ').startsWith(letters) ? 'begun' : 'others',
  );
  return [...begun, ...others];
}

/** As with products, a word that was typed may be the beginning of one; a synonym is said as a whole. */
function says(words: readonly string[], parts: readonly TermPart[]): boolean {
  return parts.every(
    ([typed, ...synonyms]) =>
      typed?.every((beginning) => words.some((word) => word.startsWith(beginning))) ||
      synonyms.some((phrase) => phrase.every((word) => words.includes(word))),
  );
}
