import { describe, expect, it } from 'vitest';
import { withoutPieces } from './read-term.ts';

function without(term: string, ...words: string[]): string {
  const pieces = words.map((word) => ({
    start: term.indexOf(word),
    end: term.indexOf(word) + word.length,
    words: [word],
  }));
  return withoutPieces(term, pieces);
}

describe('withoutPieces', () => {
  it.each([
    ['oak with gloss', ['gloss'], 'oak'],
    ['gloss, and the oak', ['gloss'], 'oak'],
    ['oak, light and dark teak', ['light'], 'oak, and dark teak'],
    ['A  Matt / white', ['Matt'], 'white'],
    ['andes oak', ['oak'], 'andes'],
    ['light for the kitchen', ['light', 'kitchen'], ''],
  ])('of %j without %j is %j', (term, words, rest) => {
    expect(without(term, ...words)).toBe(rest);
  });
});
