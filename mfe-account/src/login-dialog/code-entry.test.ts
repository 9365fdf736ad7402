import { describe, expect, it } from 'vitest';
import { isCodeBegun, readCode } from './code-entry.ts';

describe('readCode', () => {
  it.each([
    ['four digits', '4821'],
    ['a code in two halves', '48 21'],
    ['a code with a dash', '48-21'],
    ['a code out of a sentence', '48 21 is your code'],
    ['the message of the shop', '4821 is your login code. Please do not share it with anyone.'],
    [
      'the message of the shop with the address to which it is bound',
      '4821 is your login code. Please do not share it with anyone.\n\n@shop-24.example #4821',
    ],
    ['Devanagari', '४८२१'],
    ['Kannada', '೪೮೨೧'],
    ['outer spaces', ' 4821\n'],
  ])('LOGIN-29 reads %s', (_, text) => expect(readCode(text)).toBe('4821'));

  it.each([
    ['three digits', '482'],
    ['five digits', '48219'],
    ['six digits', '482199'],
    ['a phone number', '9845012345'],
    ['a phone number in its groups', '+91 98450 12345'],
    ['a code behind other digits', '12 4821'],
    ['a letter among the digits', '4a821'],
    ['a letter behind the digits', '4821x'],
    ['a decimal', '48.21'],
    ['a range', '48–21'],
    ['a sentence with other digits', '4821 is valid for 5 minutes'],
    ['a message that names two codes', '4821 is your login code.\n\n@shop.example #4822'],
    ['no digit', 'code'],
    ['nothing', ''],
  ])('LOGIN-29 reads no code from %s', (_, text) => expect(readCode(text)).toBeUndefined());
});

it.each([
  ['', true],
  ['48', true],
  ['48 2', true],
  ['४८', true],
  ['48219', false],
  ['4a', false],
])('LOGIN-29 a code may begin with %j: %s', (text, begun) => expect(isCodeBegun(text)).toBe(begun));
