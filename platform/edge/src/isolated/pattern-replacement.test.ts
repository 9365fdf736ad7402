import { describe, expect, test } from 'vitest';
import { replaceMatches } from './pattern-replacement.ts';

const told = (...values: unknown[]) => JSON.stringify(values);

const PATTERNS = [
  /-/,
  /-/g,
  /x*/g,
  /(?:)/g,
  /(?:)/gu,
  /(?:)/gv,
  /(?:)/,
  /^./gm,
  /b/y,
  /[a-z]/gy,
  /(\w)(\d)?/g,
  /(?<letter>[a-z])-/g,
  /(?<=-)./g,
  /\p{L}/gu,
  /nothing/,
  /nothing/g,
];
const TEXTS = ['', 'a-b-c', '-', 'a1b2\nc3', '₹1,00,000', '😀-😀', 'b-x'];
const REPLACEMENTS = ['', '+', '[$&]', '$1', '$<letter>', '$$', told, () => undefined, 7, null, undefined];

describe('replaceMatches', () => {
  test.each(PATTERNS.map((pattern) => [pattern]))('PROM-186 replaces as JavaScript does: %s', (pattern) => {
    for (const text of TEXTS) {
      for (const replacement of REPLACEMENTS as string[]) {
        for (const lastIndex of [0, 1]) {
          const [own, native] = [new RegExp(pattern), new RegExp(pattern)];
          own.lastIndex = lastIndex;
          native.lastIndex = lastIndex;
          expect(replaceMatches.call(own, text, replacement)).toBe(text.replace(native, replacement));
          expect(own.lastIndex).toBe(native.lastIndex);
        }
      }
    }
  });

  test('finds all matches before the function is called, which may use the pattern', () => {
    const pattern = /[ab]/g;
    const replacement = () => String(pattern.test('xxa'));
    expect(replaceMatches.call(pattern, 'a-b', replacement)).toBe('true-false');
    expect('a-b'.replace(pattern, replacement)).toBe('true-false');
  });

  test('respects a method of the pattern’s own', () => {
    const pattern = Object.assign(/a/, { exec: () => null });
    expect(replaceMatches.call(pattern, 'a', 'b')).toBe('a');
    class Never extends RegExp {
      override exec() {
        return null;
      }
    }
    expect(replaceMatches.call(new Never('a'), 'a', 'b')).toBe('a');
  });

  test('accepts no symbol as a text', () => {
    expect(() => replaceMatches.call(/a/, Symbol('a') as unknown as string, 'b')).toThrow(TypeError);
  });
});
