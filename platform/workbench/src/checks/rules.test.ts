import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { hasTest, ruleErrors, rulesOf } from './rules.ts';

describe('rulesOf', () => {
  it('reads id, files and titles, also over several lines', () => {
    const text =
      "# Cart\n\n### CART-5\nAny text,\nor more.\n- `a/b.test.ts` › says\n  'no'\n- Orders: not built yet\n## Code\n- x\n";
    expect(rulesOf(text)).toEqual([
      { line: 3, id: 'CART-5', shownBy: ["a/b.test.ts › says 'no'", 'Orders: not built yet'] },
    ]);
  });

  it('reads a promise with its name', () => {
    const text = '### PROM-3: A crash stays\n*A throw.* A fallback.\n- `b.test.ts` › keeps it';
    expect(rulesOf(text)).toEqual([{ line: 1, id: 'PROM-3', shownBy: ['b.test.ts › keeps it'] }]);
  });
});

describe('hasTest', () => {
  it.each([
    ['a test', "it('sells', () => {})"],
    ['a table of tests', "it.each([1, 2])('sells', () => {})"],
    ['a title on its own line', 'test(\n  "sells",\n  async () => {})'],
    ['a skipped one followed by a real one', "it.skip('sells'); it('sells')"],
  ])('finds %s', (_, source) => {
    expect(hasTest(source, 'sells')).toBe(true);
  });

  it.each([
    ['the title as part of another', "it('sells boards', () => {})"],
    ['the title in other text', "const title = 'sells';"],
    ['a skipped test', "it.skip('sells', () => {})"],
    ['a planned test', "it.todo('sells')"],
    ['a group', "describe('sells', () => {})"],
  ])('does not take %s for a test', (_, source) => {
    expect(hasTest(source, 'sells')).toBe(false);
  });

  it('finds a title with an escaped quote', () => {
    expect(hasTest("it('a maker\\'s name', () => {})", "a maker's name")).toBe(true);
  });
});

describe('ruleErrors', () => {
  async function errorsOf(rules: string, source = '') {
    const files = {
      'docs/product/cart.md': rules,
      'cart/cart.test.ts': "it('sums all quantities', () => {})",
      'cart/order.test.ts': "it('has a number', () => {})",
      'account/order.test.ts': '',
      'cart/cart.ts': source,
    };
    return inCheckoutWith(files, ruleErrors);
  }

  it('has none when each named test exists', async () => {
    const rules = [
      '### CART-1\nSums.\n- `cart.test.ts` › sums all quantities',
      '### CART-2\nCoupons.\n- not built yet',
      '### CART-3\nSorts.\n- `cart/order.test.ts` › has a\n  number\n- By price: not shown yet',
    ];
    expect(await errorsOf(rules.join('\n'), '/** CART-3. */')).toEqual([]);
  });

  it.each([
    ['a missing file', '- `gone.test.ts` › sums', 'names gone.test.ts, which does not exist.'],
    ['a file of part of a name', '- `art.test.ts` › sums', 'names art.test.ts, which does not exist.'],
    [
      'a name of two files',
      '- `order.test.ts` › has a number',
      'names order.test.ts, which may be account/order.test.ts or cart/order.test.ts: add its folder.',
    ],
    [
      'a missing test',
      '- `cart.test.ts` › sums no',
      'names a test that cart/cart.test.ts does not hold: sums no',
    ],
    ['an item without a title', '- `cart.test.ts`', 'names no test: write "- `file` › title".'],
    ['a rule without items', '', 'names no test: write "- `file` › title".'],
  ])('names the line of a rule with %s', async (_, item, error) => {
    expect(await errorsOf(`### CART-1\nSums.\n${item}`)).toEqual([`docs/product/cart.md:1 ${error}`]);
  });

  it('names an id that occurs twice', async () => {
    const rule = '### CART-1\nSums.\n- not built yet';
    expect(await errorsOf(`${rule}\n${rule}`)).toEqual([
      'docs/product/cart.md:4 repeats CART-1 of docs/product/cart.md:1.',
    ]);
  });

  it('names a source that cites an unknown rule', async () => {
    const unknown = `CART-${99}`;
    expect(await errorsOf('### CART-1\nSums.\n- not built yet', `// ${unknown}`)).toEqual([
      `cart/cart.ts cites ${unknown}, which is no rule in docs/.`,
    ]);
  });

  it('refuses documents without rules', async () => {
    expect(await errorsOf('')).toHaveLength(1);
  });
});
