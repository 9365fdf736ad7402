import { labOfHex } from 'catalogue/colour/lab';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { getRelatedProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';
import { appearanceOf, decorDistance } from './related-products.ts';

const oak = { type: 'Wood Grain', shade: 'Beige', code: '#cba574', figure: 'oak', cut: 'crown' };

describe('decorDistance', () => {
  it('is zero for the same decor, and the same both ways', () => {
    const walnut = { type: 'Wood Grain', shade: 'Brown', code: '#5a4030' };
    expect(decorDistance(oak, oak)).toBe(0);
    expect(decorDistance(oak, walnut)).toBeCloseTo(decorDistance(walnut, oak));
  });

  it.each([
    ['its type to its exact colour', { ...oak, shade: 'Black', code: '#000000' }, { ...oak, type: 'Solid' }],
    [
      'its shade to a colour as near',
      { ...oak, code: '#c9a372' },
      { ...oak, shade: 'Brown', code: '#c9a372' },
    ],
    [
      'a near neighbour shade to a far colour of its own',
      { ...oak, shade: 'Ivory', code: '#cda778' },
      { ...oak, code: '#5b4a36' },
    ],
    [
      'its figure to a colour as near',
      { ...oak, code: '#c9a372' },
      { ...oak, code: '#c9a372', figure: 'ash' },
    ],
    ['its cut to a colour as near', { ...oak, code: '#c9a372' }, { ...oak, code: '#c9a372', cut: 'quarter' }],
    [
      'a near colour of another figure to a far one of its own',
      { ...oak, figure: 'ash' },
      { ...oak, code: '#8b6b42' },
    ],
    ['its lightness', { ...oak, code: '#d3ad7c' }, { ...oak, code: '#e9d3b3' }],
    ['its hue', { ...oak, code: '#cba574' }, { ...oak, code: '#a5b674' }],
  ])('PROD-21 prefers %s', (_, nearer, farther) => {
    expect(decorDistance(oak, nearer)).toBeLessThan(decorDistance(oak, farther));
  });
});

async function relatedTo(id: string) {
  const { origin } = await testProvider({ catalogue: loadCatalogue() });
  const { body } = await caller(origin)(getRelatedProducts, { query: { id } });
  return getRelatedProducts.response.parse(body);
}

describe('GET /api/product/related', () => {
  it('API-39 PROD-21 follows an oak with the woods of its category that look most like it', async () => {
    const related = await relatedTo('S15-SATPURA-OAK');
    expect(related).toHaveLength(11);
    const facts = related.map(({ type, category, material }) => `${type}, ${category}, ${material}`);
    expect(new Set(facts)).toEqual(new Set(['Wood Grain, 1.5mm Acrylic, Sheet']));
    const distances = related.map((product) => decorDistance(oak, appearanceOf(product)));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('PROD-21 follows an oak with woods of like lightness', async () => {
    const lightness = (code: string) => labOfHex(code)[0];
    const related = await relatedTo('S15-SATPURA-OAK');
    const apart = related.slice(0, 4).map(({ code }) => Math.abs(lightness(code) - lightness(oak.code)));
    expect(Math.max(...apart)).toBeLessThan(18);
  });

  it('PROD-21 shows each other decor once, and the product’s own never', async () => {
    const names = (await relatedTo('M18-PLY-SATPURA-OAK')).map(({ colour_name }) => colour_name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Satpura Oak');
  });

  it('API-39 goes on with other types where there are too few of its own', async () => {
    const related = await relatedTo('S15-MAKRANA-VEIL');
    expect(related).toHaveLength(11);
    const types = related.map(({ type }) => type);
    expect(types[0]).toBe('Marble');
    expect(new Set(types).size).toBeGreaterThan(1);
  });
});
