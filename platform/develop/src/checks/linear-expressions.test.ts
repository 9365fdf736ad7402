// @module-tag all
import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { expressionErrors } from './linear-expressions.ts';

const FILE = 'provider/src/search/words.ts';

const errorsOf = (source: string, file = FILE) => inCheckoutWith({ [file]: source }, expressionErrors);

describe('expressionErrors', () => {
  it('PROM-197 refuses the expression by which a search of 90 letters took half a minute', async () => {
    const separators = String.raw`[\s,;/]+`;
    const computed = `new RegExp(\`^(?:${separators}|(?:\${FILLER})(?![\\p{L}]))+$\`, 'giu')`;
    expect(await errorsOf(`const FILLER = 'a|an|and';\nexport const ENDS = ${computed};`)).toEqual([
      expect.stringMatching(/^provider\/src\/search\/words\.ts:2: new RegExp\(.* is computed/),
    ]);
    expect(await errorsOf(`export const ENDS = /(?:${separators}|(?:a|an|and)(?![a-z]))+$/giu;`)).toEqual([
      expect.stringContaining('cannot be judged (unsupported)'),
    ]);
    expect(await errorsOf(`export const ENDS = /^x(?:${separators}|(?:a|an|and))+$/giu;`)).toEqual([
      expect.stringMatching(/^provider\/src\/search\/words\.ts:1: .* takes exponential time with '/),
    ]);
  });

  it.each([
    ['a repeated repetition', String.raw`/^(\w+\s?)*$/`, 'exponential'],
    ['a quadratic one', String.raw`/\s*,\s*/`, '2nd degree polynomial'],
    ['a pattern in a text', String.raw`new RegExp('\\s*,\\s*', 'g')`, '2nd degree polynomial'],
    ['a call without new', "globalThis.RegExp('(a*)*$')", 'exponential'],
    ['computed flags', "new RegExp('a', flags)", 'is computed'],
    ['a copy', 'new RegExp(/a/, "g")', 'is computed'],
    ['a second beginning', String.raw`/^a|\s+,/`, '2nd degree polynomial'],
    ['a repeated back-reference', String.raw`/^(a*)\1$/`, 'cannot be judged'],
    ['a back-reference', String.raw`/<(\w+)>.*<\/\1>/`, 'cannot be judged'],
  ])('PROM-197 refuses %s', async (_, expression, reason) => {
    expect(await errorsOf(`export const found = (flags: string) => ${expression};`)).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it.each([
    ['one pass', String.raw`/^\s*\w+$/`],
    ['repetitions with a limit, beside lookarounds', String.raw`/(?<!\w)\d{1,9}\s{0,9}(?=mm)/u`],
    ['a group of fixed length with a limit', String.raw`/\B(?=(?:\d\d){0,9}\d{3}$)/g`],
    ['one repetition after a fixed beginning', String.raw`/^(?:replace|insert)\w*(?<!x)$/`],
    ['what repeats nothing', String.raw`/[*+]|\*|\{2,\}/`],
  ])('accepts %s', async (_, expression) => {
    expect(await errorsOf(`export const found = ${expression};`)).toEqual([]);
  });

  it('reads the scripts and components of all packages, without their tests', async () => {
    const source = 'export const found = <p>{/(a*)*$/.test(text)}</p>;';
    expect(await errorsOf(source, 'mfe-catalog/src/shop/shop-page.tsx')).toHaveLength(1);
    expect(await errorsOf('found(/(a*)*$/);', 'platform/operate/bootstrap.mjs')).toHaveLength(1);
    expect(await errorsOf(source, 'mfe-catalog/src/shop/shop-page.test.tsx')).toEqual([]);
    expect(await errorsOf('found(/(a*)*$/);', 'e2e/browser/open-page.ts')).toEqual([]);
  });

  it('judges a computed expression also where a literal has the text that stands for it', async () => {
    const errors = await errorsOf('export const found = [/undefined/, new RegExp(text)];');
    expect(errors).toEqual([expect.stringContaining('is computed')]);
  });
});
