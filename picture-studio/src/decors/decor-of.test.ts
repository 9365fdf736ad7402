import { loadCatalogue } from 'catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { recipeOf } from '../recipes/decor.ts';
import type { PicturedProduct } from '../serving/pictures-of.ts';
import { decorOf } from './decor-of.ts';

const decors = loadCatalogue()
  .products.filter(({ category }) => category !== 'addon')
  .map(decorOf);

function decor(colour: string, category = '1.5mm Acrylic'): PicturedProduct {
  const found = decors.find((each) => each.colour_name === colour && each.category === category);
  if (found === undefined) throw new Error(`The catalogue has no ${colour} in ${category}.`);
  return found;
}

describe('decorOf', () => {
  it('takes the matching colours from the tables', () => {
    const names = decor('Himadri White', 'MATT Acrylic').goesWith.map(({ colour_name }) => colour_name);
    expect(names).toEqual(['Jharia Charcoal', 'Malabar Teak']);
  });

  it('has neither a drawing nor matching colours for an imported colour', () => {
    const foreign = decorOf({ ...decor('Himadri White'), colour_name: 'River Stone' });
    expect(foreign).toMatchObject({ drawing: undefined, goesWith: [] });
  });
});

describe('recipeOf a decor of the catalogue', () => {
  it('takes the figure from the table', () => {
    expect(recipeOf(decor('Nilgiri Walnut'))).toEqual({
      figure: 'walnut',
      cut: 'crown',
      code: '#6b4832',
      accents: ['#38241a'],
      scale: 1,
      contrast: 1.15,
      amount: 1,
      seed: expect.any(Number),
    });
  });

  it('gives a colour the same recipe in all builds that are not fluted', () => {
    const flat = decors.filter(({ category }) => category !== 'Fluted Panel');
    const recipes = new Set(flat.map((each) => JSON.stringify(recipeOf(each))));
    expect(recipes.size).toBe(new Set(flat.map(({ colour_name }) => colour_name)).size);
  });

  it('gives fluted panels straight grain', () => {
    const timbers = decors.filter((each) => each.category === 'Fluted Panel' && each.type === 'Wood Grain');
    expect(timbers.length).toBeGreaterThan(5);
    for (const timber of timbers) expect(recipeOf(timber).cut, timber.colour_name).toBe('quarter');
  });

  it('gives a cut to wood only', () => {
    for (const each of decors.filter(({ type }) => type !== 'Wood Grain')) {
      expect(recipeOf(each).cut, each.colour_name).toBeUndefined();
    }
  });

  it.each([
    ['Wood Grain', 'teak', 'crown'],
    ['Marble', 'makrana', undefined],
    ['Pastel', 'solid', undefined],
    ['Packaging', 'solid', undefined],
  ])('draws a foreign colour of type %s as %s', (type, figure, cut) => {
    const foreign = decorOf({ ...decor('Kajal Black'), colour_name: 'Konkan Blue', code: '#1f4f8f', type });
    expect(recipeOf(foreign)).toMatchObject({ figure, code: '#1f4f8f' });
    expect(recipeOf(foreign).cut).toBe(cut);
  });

  it('gives each colour its own seed', () => {
    expect(recipeOf(decor('Nashik Champagne')).seed).not.toBe(recipeOf(decor('Himachal Mushroom')).seed);
  });
});
