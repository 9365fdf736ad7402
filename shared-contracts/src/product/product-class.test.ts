import { describe, expect, it } from 'vitest';
import { productClassOf } from './product-rules.ts';

describe('productClassOf', () => {
  it.each([
    { said: 'Sheet', material: 'Sheet', is: 'Sheet' },
    { said: 'board', material: 'HDF', is: 'Board' },
    { said: 'Board', material: 'Sheet', is: 'Board' },
    { said: '', material: 'sheet', is: 'Sheet' },
    { said: '', material: 'WPC', is: 'Board' },
  ])('reads class $said with material $material as $is', ({ said, material, is }) => {
    expect(productClassOf({ class: said, material })).toBe(is);
  });
});
