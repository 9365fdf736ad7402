import { loadCatalogue } from 'catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { syntheticProducts } from './synthetic-products.ts';

const own = loadCatalogue().products;

describe('syntheticProducts', () => {
  it('begins with the shop’s own products and is always the same', () => {
    const products = syntheticProducts(3_000, own);
    expect(products.slice(0, own.length)).toEqual(own);
    expect(syntheticProducts(3_000, own)).toEqual(products);
    expect(syntheticProducts(1_500, own)).toEqual(products.slice(0, 1_500));
  });

  it('gives each product its own id and each colour one code', () => {
    const products = syntheticProducts(50_000, own);
    expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(50_000);
    const codes = Map.groupBy(products, ({ colour_name }) => colour_name);
    for (const same of codes.values()) expect(new Set(same.map(({ code }) => code)).size).toBe(1);
  });
});
