import { describe, expect, it } from 'vitest';
import { productPath, shopPath } from './routes.ts';

describe('shopPath', () => {
  it('repeats lists and omits empty values', () => {
    expect(shopPath('Sheet', { category: ['2mm Acrylic', 'Fluted Panel'], search: '' })).toBe(
      '/shop/Sheet?category=2mm+Acrylic&category=Fluted+Panel',
    );
  });
  it('names the default class, so that no redirect has to add it', () =>
    expect(shopPath()).toBe('/shop/Sheet'));
});

describe('productPath', () => {
  const product = {
    product_id: 'A 1',
    category: '1.5mm Acrylic',
    type: '',
    shade: 'Blue',
    material: 'Ply Wood',
  };
  it('DATA-15 encodes segments and fills unknown ones', () => {
    expect(productPath(product)).toBe('/shop/1.5mm%20Acrylic/-/Blue/A%201?material=Ply+Wood');
  });
});
