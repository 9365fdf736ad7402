import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  isCanonicalAddress,
  limitPrice,
  parseShopSearch,
  SHOP_PARAMETERS,
  searchFor,
  shopSearchPath,
  sortBy,
  toggleFacet,
  wholeClass,
} from './shop-search.ts';

const parse = (className: string, query = '') => parseShopSearch(className, new URLSearchParams(query));

describe('parseShopSearch', () => {
  it('SHOP-2 reads every parameter of an address', () => {
    expect(
      parse(
        'Board',
        'material=WPC&category=a&category=b&finish=f&type=c&shade=d&application=e&price_min=3000&price_max=4500&sort=price_desc&page=3',
      ),
    ).toEqual({
      productClass: 'Board',
      material: 'WPC',
      category: ['a', 'b'],
      finish: ['f'],
      type: ['c'],
      shade: ['d'],
      application: ['e'],
      price_min: 3000,
      price_max: 4500,
      sort: 'price_desc',
      search: '',
      page: 3,
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e99',
    'sort=cheap',
    'category=',
    'shade=%20',
    'foo=1',
    'price_min=0',
    'price_max=-1',
    'price_max=39.5',
    'price_min=1e3',
    'price_min=cheap',
    'price_max=999999999',
    'price_max=',
  ])('ignores the invalid %s', (garbage) => {
    expect(parse('Sheet', garbage)).toEqual(wholeClass('Sheet'));
  });

  it.each(['Foo', 'hdf', ''])('reads the unknown material %j of a board as HDF', (material) => {
    expect(parse('Board', `material=${material}`).material).toBe('HDF');
  });

  it('accepts the label of a board material', () => {
    expect(parse('Board', 'material=plywood').material).toBe('Ply Wood');
  });

  it('DATA-5 gives class, material and sheet categories their own spelling', () => {
    expect(parse('board', 'material=ply wood')).toMatchObject({
      productClass: 'Board',
      material: 'Ply Wood',
    });
    expect(parse('sheet', 'category=1.5MM ACRYLIC').category).toEqual(['1.5mm Acrylic']);
  });

  it('SHOP-8 drops filters beside a search', () => {
    expect(parse('Sheet', 'search=teak&shade=Brown&page=2')).toEqual({ ...searchFor('teak', ''), page: 2 });
  });

  it('cuts long terms and lists to what a provider accepts', () => {
    expect(parse('Sheet', `search=${'x'.repeat(5000)}`).search).toHaveLength(200);
    expect(parse('Sheet', `shade=${'x'.repeat(5000)}`).shade).toEqual([]);
    const many = Array.from({ length: 500 }, (_, index) => `shade=s${index}`).join('&');
    expect(parse('Sheet', many).shade).toHaveLength(50);
  });
});

describe('shopSearchPath', () => {
  it.each([
    ['Board', 'page=2&sort=price_asc&application=d&shade=c&type=b&category=a&material=WPC'],
    ['Sheet', 'page=2&sort=price_asc&search=teak'],
  ])('SHOP-2 has the parameters of SHOP_PARAMETERS in their order: %s, %s', (className, query) => {
    const given = new URLSearchParams(query);
    const { searchParams } = new URL(shopSearchPath(parse(className, query)), 'https://shop.example');
    const names = Object.keys(SHOP_PARAMETERS).filter((name) => given.has(name));
    expect(names).toHaveLength(given.size);
    expect([...searchParams.keys()]).toEqual(names);
  });

  it.each([
    ['shade=Blue&shade=Brown&type=Solid', 'type=Solid&shade=Brown&shade=Blue'],
    ['category=Fluted+Panel', 'category=fluted+panel&category=Fluted+Panel&page=1'],
    ['search=teak', 'search=+teak+&material=HDF'],
    ['search=teak+wood', 'search=teak+++wood%0A'],
    ['search=ab', 'search=a%00b'],
    ['price_min=3000&price_max=4500', 'price_max=03000&price_min=4500'],
    ['shade=Deep+Blue', 'shade=Deep%09%00+Blue%7F'],
  ])('SHOP-2 gives the equal searches %s and %s one address', (one, other) => {
    expect(shopSearchPath(parse('Sheet', one))).toBe(shopSearchPath(parse('Sheet', other)));
  });

  it('is read back as it was written', () => {
    const shown = parse('Board', 'material=WPC&category=a+%26+b&shade=Grey&sort=price_asc&page=2');
    const [path, query] = shopSearchPath(shown).split('?');
    expect(path).toBe('/shop/Board');
    expect(parse('Board', query)).toEqual(shown);
  });

  it('has a material for boards only', () => {
    expect(shopSearchPath(wholeClass('Sheet'))).toBe('/shop/Sheet');
    expect(shopSearchPath(wholeClass('Board'))).toBe('/shop/Board?material=HDF');
  });
});

describe('isCanonicalAddress', () => {
  it.each([
    [undefined, '', false],
    ['Sheet', '', true],
    ['sheet', '', false],
    ['Sheet', 'material=HDF', false],
    ['Sheet', 'shade=Blue&shade=Brown', true],
    ['Sheet', 'shade=Brown&shade=Blue', false],
    ['Sheet', 'shade=Blue&shade=Blue', false],
    ['Sheet', 'shade=Blue&sort=', false],
    ['Sheet', 'page=1', false],
    ['Sheet', 'shade=Blue&utm_source=letter', true],
    ['Sheet', 'search=teak&shade=Blue', false],
    ['Sheet', 'price_min=3000&price_max=4500', true],
    ['Sheet', 'price_min=4500&price_max=3000', false],
    ['Sheet', 'price_min=&price_max=4500', false],
    ['Sheet', 'search=teak&price_max=4500', false],
    ['Board', '', false],
    ['Board', 'material=', false],
    ['Board', 'material=Marble', false],
    ['Board', 'material=ply+wood', false],
    ['Board', 'material=Ply+Wood', true],
  ])('of class %j and query %j is %s', (className, query, own) => {
    expect(isCanonicalAddress(className, new URLSearchParams(query))).toBe(own);
  });

  it.each([
    `search=${'x'.repeat(199)}+y`,
    `search=${'x'.repeat(199)}%F0%9F%8E%A8`,
    'search=%00%0A+%EF%BF%BD',
    'search=+%C2%A0+',
    `shade=${'x'.repeat(201)}&shade=%25%32%46`,
    'category=fluted+PANEL&category=Fluted+Panel',
    'page=007&sort=price_asc&sort=price_desc',
    'shade[]=Blue&__proto__=x&constructor=y',
    Array.from({ length: 300 }, (_, index) => `shade=s${index}`).join('&'),
  ])('is reached at once from %#', (garbage) => {
    const own = new URL(shopSearchPath(parse('Sheet', garbage)), 'https://shop.example');
    expect(isCanonicalAddress('Sheet', own.searchParams)).toBe(true);
  });
});

describe('toggleFacet', () => {
  it('adds a name, and removes it again in any letter case', () => {
    const chosen = toggleFacet(wholeClass('Sheet'), 'shade', 'Blue');
    expect(chosen.shade).toEqual(['Blue']);
    expect(toggleFacet(chosen, 'shade', 'BLUE').shade).toEqual([]);
  });

  it('drops the page and the search', () => {
    expect(toggleFacet({ ...searchFor('teak', 'price_asc'), page: 4 }, 'shade', 'Blue')).toEqual({
      ...wholeClass('Sheet'),
      shade: ['Blue'],
      sort: 'price_asc',
    });
  });
});

describe('limitPrice', () => {
  it('drops the page and the search, and puts the ends in order', () => {
    const shown = { ...searchFor('teak', 'price_asc'), page: 4 };
    expect(limitPrice(shown, { price_min: 4500, price_max: 3000 })).toEqual({
      ...wholeClass('Sheet'),
      price_min: 3000,
      price_max: 4500,
      sort: 'price_asc',
    });
  });
});

describe('clearFilters', () => {
  it('SHOP-33 keeps class, material and sort', () => {
    const shown = parse('Board', 'material=WPC&finish=Matt&price_max=9000&sort=price_asc&page=2');
    expect(shopSearchPath(clearFilters(shown))).toBe('/shop/Board?material=WPC&sort=price_asc');
  });
});

describe('sortBy', () => {
  it('drops the page and keeps the search', () => {
    expect(sortBy({ ...searchFor('teak', ''), page: 4 }, 'price_desc')).toEqual(
      searchFor('teak', 'price_desc'),
    );
  });
});

describe('searchFor', () => {
  it('SHOP-6 goes to /shop/Sheet with search and sort', () => {
    expect(shopSearchPath(searchFor(' teak ', 'price_desc'))).toBe('/shop/Sheet?search=teak&sort=price_desc');
  });

  it('SHOP-7 ends the search where the term is empty', () => {
    expect(shopSearchPath(searchFor('  ', ''))).toBe('/shop/Sheet');
  });
});
