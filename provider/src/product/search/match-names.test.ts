import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it } from 'vitest';
import { matchNames } from './match-names.ts';
import { SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

const NAMES = ['18mm Matt Board', 'Off White', 'White', 'Matt Acrylic', 'Ply Wood', 'Whitewash'].map(
  (name) => ({ name }),
);
const [product] = smallCatalogue.products;
const index = new SearchIndex(new Synonyms([...smallCatalogue.synonyms, ['white', 'safed']]));
for (const { name } of NAMES) if (product) index.add({ ...product, category: name });

function meant(typed: string): string[] {
  return matchNames(NAMES, typed, index.partsOf(tokenize(typed))).map(({ name }) => name);
}

describe('matchNames', () => {
  it.each([
    ['names that begin with the term first', 'mat', ['Matt Acrylic', '18mm Matt Board']],
    ['prefixes of several words of a name', 'mat 18', ['18mm Matt Board']],
    ['a typo', 'whte', ['Off White', 'White', 'Whitewash']],
    ['a typo beside a correct word', 'of whtie', ['Off White']],
    ['a synonym, as a whole word', 'safed', ['Off White', 'White']],
    ['a synonym of two words', 'plywood', ['Ply Wood']],
    ['not the prefix of a synonym', 'saf', []],
    ['an unknown term', 'xyzzy', []],
  ])('matches %s: %j', (_title, typed, names) => {
    expect(meant(typed)).toEqual(names);
  });
});
