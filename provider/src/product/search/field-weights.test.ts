import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it, vi } from 'vitest';
import { FieldWords } from './field-weights.ts';

describe('FieldWords', () => {
  it('splits what products repeat once, and their names each time', () => {
    const [product] = smallCatalogue.products;
    if (!product) throw new Error('The catalogue is empty.');
    const words = new FieldWords();
    const first = words.weighted(product);
    const split = vi.spyOn(String.prototype, 'matchAll');
    const second = words.weighted({ ...product, colour_name: 'Malabar Blue' });
    const texts = new Set(split.mock.contexts.map(String));
    expect(texts).toContain('Malabar Blue');
    expect(texts).not.toContain(product.info);
    expect([...second].filter(([word]) => !first.has(word))).toEqual([['malabar', 12]]);
  });
});
