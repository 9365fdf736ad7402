import { describe, expect, it } from 'vitest';
import { buyerErrors, readGstin } from './buyer.ts';

describe('a GST number', () => {
  it.each([
    ['as it is', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['in small letters with spaces', ' 29 abcde1234f 1zw', '29ABCDE1234F1ZW'],
    ['with a digit as its check digit', '32ABCDE1234F1Z9', '32ABCDE1234F1Z9'],
    ['of another state', '28AAPFU0939F1ZV', undefined],
    ['with two characters exchanged', '27AAPFU0993F1ZV', undefined],
    ['with another check digit', '27AAPFU0939F1Z5', undefined],
    ['of 14 characters', '27AAPFU0939F1Z', undefined],
    ['of 16 characters', '27AAPFU0939F1ZVV', undefined],
    ['with another letter for Z', '27AAPFU0939F1AV', undefined],
    ['in other digits', '२७AAPFU0939F1ZV', undefined],
  ])('DESK-23 is read %s', (_how, typed, read) => expect(readGstin(typed)).toBe(read));
});

describe('a firm for an invoice', () => {
  it.each([
    ['', ' ', []],
    ['Kaveri Interiors', '27AAPFU0939F1ZV', []],
    ['Kaveri Interiors', '', [['gstin', 'Please enter the GST number of this firm.']]],
    [' ', '27AAPFU0939F1ZV', [['firm', 'Please name the firm of this GST number.']]],
    ['K'.repeat(101), '27AAPFU0939F1ZV', [['firm', 'The name of the firm can have at most 100 characters.']]],
    [
      'Kaveri\u202e',
      '27AAPFU0939F1ZX',
      [
        ['firm', 'The name of the firm holds a line break or an invisible character. Please type it again.'],
        ['gstin', 'This is no GST number: it has 15 characters, of which the last one fits the others.'],
      ],
    ],
  ])('CHECK-24 DESK-23 %s with the number %s', (firm, gstin, errors) =>
    expect(buyerErrors({ firm, gstin }).map(({ field, message }) => [field, message])).toEqual(errors),
  );
});
