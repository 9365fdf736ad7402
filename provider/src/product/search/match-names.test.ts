import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { matchNames } from './match-names.ts';
import { SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';

const NAMES = ['18mm Matt Board', 'Off White', 'White', 'Matt Acrylic', 'Ply Wood', 'Whitewash'].map(
  (name) => ({ name }),
);
const [product] = smallCatalogue.products;
const index = new SearchIndex(new Synonyms([...smallCatalogue.synonyms, ['white', 'safed']]));
for (const { name } of NAMES) if (product) index.add({ ...product, category: name });

function meant(typed: string): string[] {
  return matchNames(NAMES, typed, index.partsOf(typed)).map(({ name }) => name);
}

describe('matchNames', () => {
  it.each([
    ['a name that begins so before others', 'mat', ['Matt Acrylic', '18mm Matt Board']],
    ['all that is typed of a name', 'mat 18', ['18mm Matt Board']],
    ['a typo', 'whte', ['Off White', 'White', 'Whitewash']],
    ['a typo beside a right word', 'of whtie', ['Off White']],
    ['a synonym, as a whole word', 'safed', ['Off White', 'White']],
    ['a synonym of two words', 'plywood', ['Ply Wood']],
    ['no beginning of a synonym', 'saf', []],
    ['nothing like it', 'xyzzy', []],
  ])('matches %s: %j', (_title, typed, names) => {
    expect(meant(typed)).toEqual(names);
  });
});
