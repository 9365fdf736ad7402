import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { finishOf } from 'shared-contracts/product/finish';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search/search-index.ts';
import { Synonyms } from './search/synonyms.ts';
import { searchShelf } from './search-shelf.ts';
import { Shelf, type ShelfProduct } from './shelf/shelf.ts';

const products = smallCatalogue.products
  .filter(({ category }) => category !== 'addon')
  .map((product) => ({ ...product, finish: finishOf(product) ?? '' }));

function shelfOf(owns: readonly ShelfProduct[], synonyms: readonly string[][] = []): Shelf {
  const shelf = new Shelf(new SearchIndex(new Synonyms(synonyms)));
  for (const product of owns) shelf.add(product);
  return shelf;
}

const small = shelfOf(products, smallCatalogue.synonyms);

const plain: ShelfProduct = {
  ...{ product_id: 'X', colour_name: 'X', title: '', code: '#000000', category: '', type: '' },
  ...{ shade: '', material: '', class: '', application: [], info: '', finish: '', selling_price_paise: null },
};

/** Searches products that differ only in these columns. */
function findAmong(owns: readonly Partial<ShelfProduct>[], term: string): (string | undefined)[] {
  const { places } = searchShelf(shelfOf(owns.map((own) => ({ ...plain, ...own }))), term);
  return places.map((place) => owns[place]?.colour_name ?? owns[place]?.product_id);
}

function find(term: string): string[] {
  return searchShelf(small, term).places.map((place) => small.id(place));
}

describe('searchShelf', () => {
  it.each([
    ['every word has to match', 'konkan 1.25mm', ['S125-KONKAN-BLUE']],
    ['a colour name', 'malabar teak', ['S15-MALABAR-TEAK']],
    ['the beginning of a word', 'mala', ['S15-MALABAR-TEAK']],
    ['a colour code', '#7A5230', ['S15-MALABAR-TEAK']],
    ['an application', 'pooja', ['S15-MALABAR-TEAK']],
    ['a type', 'wood grain', ['S15-MALABAR-TEAK']],
    ['a material of two words', 'ply wood', ['B19P-KONKAN-BLUE']],
    ['a synonym of it', 'plywood', ['B19P-KONKAN-BLUE']],
    ['a short synonym beside a word', 'ply konkan', ['B19P-KONKAN-BLUE']],
    ['a synonym of a word', 'mica teak', ['S15-MALABAR-TEAK']],
    ['a product id', 'S125-KONKAN-BLUE', ['S125-KONKAN-BLUE']],
    ['an id in small letters', ' b19p-konkan-blue ', ['B19P-KONKAN-BLUE']],
    ['the beginning of an id', 's125-kon', ['S125-KONKAN-BLUE']],
    ['a part of an id beside a word', 'b19h blue', ['B19H-KONKAN-BLUE']],
    ['a finish', 'matt', ['S2-RIVER-STONE']],
    ['a synonym of a finish', 'matte', ['S2-RIVER-STONE']],
    ['a finish beside a word', 'glossy teak', ['S15-MALABAR-TEAK']],
    ['a synonym with a word that no product contains', 'high gloss teak', ['S15-MALABAR-TEAK']],
    ['a typo in a finish', 'glosy teak', ['S15-MALABAR-TEAK']],
    ['no other word of the info', 'white', []],
    ['a typo', 'malabra', ['S15-MALABAR-TEAK']],
    ['a typo in a synonym', 'plywod', ['B19P-KONKAN-BLUE']],
    ['a typo beside a right word', 'indgo night', ['S15-INDIGO-NIGHT']],
    ['no typo in a short word', 'teka', []],
    ['two typos', 'mlaabra', []],
    ['an unknown word', 'xyzzy', []],
    ['a known word beside an unknown one', 'teak xyzzy', ['S15-MALABAR-TEAK']],
    ['the singular of a plural', 'wardrobes teaks', ['S15-MALABAR-TEAK']],
    ['the words of a compound', 'malabarteak', ['S15-MALABAR-TEAK']],
  ])('API-7 finds by %s: %j', (_title, term, ids) => {
    expect(find(term)).toEqual(ids);
  });

  it('SHOP-91 reads the price of a square foot by the one size of all products', () => {
    const term = 'under 90 per sqft';
    const dear = { product_id: 'DEAR', selling_price_paise: 3000_00 };
    const cheap = { product_id: 'CHEAP', selling_price_paise: 2880_00 };
    const sized = (info: string, other: string) => [
      { ...dear, info },
      { ...cheap, info: other },
    ];
    expect(findAmong(sized('8 × 4 ft', '2440 x 1220 mm'), term)).toEqual(['CHEAP']);
    for (const other of ['10 × 4 ft', '', '96 x 48', 'Cut to 8 x 4 ft or 8 x 3 ft']) {
      const shelf = shelfOf(sized('8 × 4 ft', other).map((own) => ({ ...plain, ...own })));
      for (const words of [term, 'above 60 per sqft']) {
        expect(searchShelf(shelf, words)).toMatchObject({ places: [], understood: [] });
        expect(searchShelf(shelf, `dear ${words}`)).toMatchObject({ places: [0], ignoredWords: [words] });
      }
    }
  });

  it('ranks a colour’s name above other fields, then by catalogue order', () => {
    expect(find('konkan blue').slice(0, 2)).toEqual(['S15-KONKAN-BLUE', 'S125-KONKAN-BLUE']);
    expect(find('blue').at(-1)).toBe('S2-RIVER-STONE');
  });

  it.each<[string, Partial<ShelfProduct>[], string, string[]]>([
    [
      'a whole word of a name, then a name’s beginning, then a shade',
      [
        { product_id: 'SHADE', shade: 'Blue' },
        { colour_name: 'Bluebell', shade: 'Blue' },
        { colour_name: 'Jodhpur Blue', shade: 'Blue' },
      ],
      'blue',
      ['Jodhpur Blue', 'Bluebell', 'SHADE'],
    ],
    [
      'a name, then a finish',
      [{ product_id: 'FINISH', info: 'Matt face.' }, { colour_name: 'Matt Fern' }],
      'matt',
      ['Matt Fern', 'FINISH'],
    ],
    [
      'a name’s beginning, then the prefix of an id',
      [{ product_id: 'MA-1' }, { colour_name: 'Malabar' }],
      'ma',
      ['Malabar', 'MA-1'],
    ],
    [
      'a complete id, then longer ids that begin with it',
      [{ product_id: 'NEEM-2-L' }, { product_id: 'NEEM-2' }],
      'neem-2',
      ['NEEM-2', 'NEEM-2-L'],
    ],
    [
      'an id with the words in the typed order',
      [{ product_id: '2-NEEM' }, { product_id: 'NEEM-2' }],
      'Neem-2',
      ['NEEM-2', '2-NEEM'],
    ],
  ])('ranks first %s', (_title, owns, term, expected) => {
    expect(findAmong(owns, term)).toEqual(expected);
  });

  it.each(['😀', '%', ' … ', '--', '₹'])('finds nothing for a term without a letter or digit: %j', (term) => {
    expect(find(term)).toEqual([]);
  });

  it.each(['', '  '])('finds all products for a blank term: %j', (term) => {
    expect(find(term)).toEqual(products.map(({ product_id }) => product_id));
  });

  it.each<[string, string, Partial<ReturnType<typeof searchShelf>>]>([
    ['a word that nothing has', 'shiny teak xyzzy', { ignoredWords: ['shiny', 'xyzzy'], usedTerm: 'teak' }],
    ['a word that nothing has with the others', 'teak stone', { ignoredWords: ['stone'], usedTerm: 'teak' }],
    ['a price before a word', 'teak under 3000', { ignoredWords: ['under 3000'], usedTerm: 'teak' }],
    [
      'an application before a class',
      'pooja room board',
      { ignoredWords: ['pooja room'], usedTerm: 'board' },
    ],
    ['a misspelt word before a filter', 'rives teak', { ignoredWords: ['rives'], usedTerm: 'teak' }],
    ['nothing where every word matches', 'Malabar  teak', { ignoredWords: [], usedTerm: 'Malabar teak' }],
    ['nothing where no word matches', 'xyzzy plugh', { ignoredWords: [], places: [] }],
    ['no words without a meaning', 'teak ka finish', { ignoredWords: [] }],
  ])('API-35 leaves out %s: %s', (_title, term, expected) => {
    expect(searchShelf(small, term)).toMatchObject(expected);
  });

  it.each<[string, string, ReturnType<typeof searchShelf>['understood']]>([
    ['a class', 'boards', [{ field: 'class', names: ['Board'], rest: '' }]],
    ['a synonym of a class', 'mica teak', [{ field: 'class', names: ['Sheet'], rest: 'teak' }]],
    ['a material', 'konkan plywood', [{ field: 'material', names: ['Ply Wood'], rest: 'konkan' }]],
    ['a category', '1.5 mm acrylic', [{ field: 'category', names: ['1.5mm Acrylic'], rest: '' }]],
    [
      'the thickness of a category',
      'teak 1.5mm',
      [{ field: 'category', names: ['1.5mm Acrylic'], rest: 'teak' }],
    ],
    ['a type', 'wood grain', [{ field: 'type', names: ['Wood Grain'], rest: '' }]],
    ['a finish', 'high gloss teak', [{ field: 'finish', names: ['Gloss'], rest: 'teak' }]],
    ['a shade with a typo', 'bronw', [{ field: 'shade', names: ['Brown'], rest: '' }]],
    [
      'two names of one filter',
      'Kitchen, wardrobe',
      [
        { field: 'application', names: ['Kitchen'], rest: 'wardrobe' },
        { field: 'application', names: ['Wardrobe'], rest: 'Kitchen' },
      ],
    ],
    [
      'a price',
      'blue 3k-4k',
      [
        { field: 'shade', names: ['Blue'], rest: '3k-4k' },
        { field: 'price', names: [], min: 3000, max: 4000, rest: 'blue' },
      ],
    ],
    [
      'two words of one meaning once',
      'teak brown and brown',
      [{ field: 'shade', names: ['Brown'], rest: 'teak' }],
    ],
    ['a part of a compound', 'brownteak', [{ field: 'shade', names: ['Brown'], rest: 'teak' }]],
    ['no colour’s name', 'konkan blue', []],
    ['no id', 's15-konkan-blue', []],
    ['no filter that nothing passes with the others', 'teak blue', []],
  ])('API-36 understands as a filter %s: %s', (_title, term, understood) => {
    expect(searchShelf(small, term).understood).toEqual(understood);
  });

  it('API-36 lets each of two names of one filter through, and only what all filters let through', () => {
    expect(find('kitchen pooja room')).toHaveLength(products.length);
    expect(find('blue 3k-4k')).toEqual(expect.arrayContaining(['S15-INDIGO-NIGHT', 'S15-KONKAN-BLUE']));
    expect(find('blue 3k-4k')).not.toContain('B19H-KONKAN-BLUE');
    expect(find('blue 3k-4k')).not.toContain('S2-RIVER-STONE');
  });

  it('reads the name of a filter as a word where the filter lets nothing through', () => {
    const salt = { colour_name: 'Pink Salt', shade: 'White' };
    expect(findAmong([salt, { colour_name: 'Rose', shade: 'Pink' }], 'pink salts')).toEqual(['Pink Salt']);
  });
});
