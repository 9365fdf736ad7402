import { describe, expect, it } from 'vitest';
import { enterCode, isComplete } from './code-entry.ts';

describe('enterCode', () => {
  it.each([
    ['a typed digit', '1', '12', '12'],
    ['nothing of a letter', '1', '1x', '1'],
    ['what Backspace leaves', '12', '1', '1'],
    ['a pasted code', '', '4821', '4821'],
    ['a code out of a sentence', '', '48 21 is your code', '4821'],
    ['a whole code pasted behind some digits in their place', '12', '124821', '4821'],
    ['a whole code pasted behind another in its place', '1234', '12344821', '4821'],
    ['a code that begins with the digits it replaces', '12', '1234', '1234'],
    ['the first four of more digits', '', '482199', '4821'],
    ['a complete code when a fifth digit is typed', '4821', '48219', '4821'],
  ])('keeps %s', (_, before, text, after) => {
    expect(enterCode(before, text)).toBe(after);
  });
});

describe('isComplete', () => {
  it('is true with four digits', () => expect(isComplete('1234')).toBe(true));
  it.each(['', '123'])('is false with the digits "%s"', (code) => expect(isComplete(code)).toBe(false));
});
