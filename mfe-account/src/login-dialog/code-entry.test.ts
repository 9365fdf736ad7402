import { describe, expect, it } from 'vitest';
import { EMPTY_CODE, enterDigits, isComplete, nextBox } from './code-entry.ts';

describe('enterDigits', () => {
  it.each([
    ['a digit into its box', ['1', '', '', ''], 1, '2', ['1', '2', '', '']],
    ['nothing of a letter', ['1', '', '', ''], 1, 'x', ['1', '', '', '']],
    ['a digit typed after the one in the box in its place', ['1', '2', '', ''], 1, '27', ['1', '7', '', '']],
    ['a digit typed before the one in the box in its place', ['1', '2', '', ''], 1, '72', ['1', '7', '', '']],
    ['the same digit typed again', ['1', '2', '', ''], 1, '22', ['1', '2', '', '']],
    [
      'a whole code from the first box on, wherever it lands',
      ['', '', '', ''],
      2,
      '4821',
      ['4', '8', '2', '1'],
    ],
    ['a code out of a sentence', ['', '', '', ''], 0, '48 21 is your code', ['4', '8', '2', '1']],
    ['a part of a code from its box on', ['9', '', '', ''], 1, '482', ['9', '4', '8', '2']],
    ['no more digits than there are boxes', ['', '', '', ''], 0, '482199', ['4', '8', '2', '1']],
    ['an emptied box', ['1', '2', '3', ''], 1, '', ['1', '', '3', '']],
  ])('keeps %s', (_, before, box, text, after) => {
    expect(enterDigits(before, box, text)).toEqual(after);
  });
});

describe('nextBox', () => {
  it('is the first empty box', () => expect(nextBox(['1', '', '3', ''])).toBe(1));
  it('is the last box when all are filled', () => expect(nextBox(['1', '2', '3', '4'])).toBe(3));
});

describe('isComplete', () => {
  it('is true with a digit in every box', () => expect(isComplete(['1', '2', '3', '4'])).toBe(true));
  it('is false with an empty box', () => expect(isComplete(['1', '', '3', '4'])).toBe(false));
  it('is false at the start', () => expect(isComplete(EMPTY_CODE)).toBe(false));
});
