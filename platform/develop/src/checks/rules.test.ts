import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { ruleErrors, rulesOf, titledTests } from './rules.ts';

describe('titledTests', () => {
  it.each([
    ['a test', "it('AB-1 sells', () => {})"],
    ['a table of tests', "it.each([1, 2])('AB-1 sells', () => {})"],
    ['a title on its own line', 'test(\n  "AB-1 sells",\n  async () => {})'],
    ['a template', 'test(`AB-1 sells`, async () => {})'],
    ['a skipped one followed by a real one', "it.skip('AB-1 sells'); it('AB-1 sells')"],
  ])('finds %s', (_, source) => {
    expect(titledTests(source)).toEqual([{ ids: ['AB-1'], title: 'sells' }]);
  });

  it.each([
    ['an id in another place', "it('sells AB-1', () => {})"],
    ['a title in other text', "const title = 'AB-1 sells';"],
    ['a skipped test', "it.skip('AB-1 sells', () => {})"],
    ['a planned test', "it.todo('AB-1 sells')"],
    ['a group', "describe('AB-1 sells', () => {})"],
  ])('does not take %s for a test', (_, source) => {
    expect(titledTests(source)).toEqual([]);
  });

  it('reads several ids, and a title with an escaped quote', () => {
    expect(titledTests("it('AB-1 CD-2 a maker\\'s name', () => {})")).toEqual([
      { ids: ['AB-1', 'CD-2'], title: "a maker\\'s name" },
    ]);
  });
});

const checkout = (rules: string, source = '') => ({
  'docs/product/cart.md': `# Cart\n\n${rules}`,
  'cart/cart.test.ts': "it('CART-1 CART-2 sums all quantities', () => {})",
  'cart/cart.ts': source,
});

describe('rulesOf', () => {
  it('gives each rule its place and its tests', async () => {
    const rules = await inCheckoutWith(checkout('### CART-1: Sums\nAny text.\n### CART-3\nMore.'), rulesOf);
    expect(rules).toEqual([
      { id: 'CART-1', place: 'docs/product/cart.md:3', tests: ['cart/cart.test.ts › sums all quantities'] },
      { id: 'CART-3', place: 'docs/product/cart.md:5', tests: [] },
    ]);
  });
});

describe('ruleErrors', () => {
  const errorsOf = (rules: string, source?: string) => inCheckoutWith(checkout(rules, source), ruleErrors);

  it('has none where each rule has a test', async () => {
    expect(await errorsOf('### CART-1\nSums.\n### CART-2\nCoupons.', '/** CART-2. */')).toEqual([]);
  });

  it('names a rule without a test', async () => {
    expect(await errorsOf('### CART-1\n### CART-2\n### CART-3')).toEqual([
      'docs/product/cart.md:5 has no test: begin the title of one with "CART-3 ".',
    ]);
  });

  it('names an id that stands twice', async () => {
    expect(await errorsOf('### CART-1\n### CART-2\n### CART-1')).toEqual([
      'docs/product/cart.md:5 repeats CART-1 of docs/product/cart.md:3.',
    ]);
  });

  it('names a source that cites an unknown rule', async () => {
    const unknown = `CART-${99}`;
    expect(await errorsOf('### CART-1\n### CART-2', `// ${unknown}`)).toEqual([
      `cart/cart.ts cites ${unknown}, which is no rule in docs/.`,
    ]);
  });

  it('refuses documents without rules', async () => {
    expect(await errorsOf('')).toHaveLength(1);
  });
});
