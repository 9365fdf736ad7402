import { describe, expect, it } from 'vitest';
import { plainDigits, readWholeNumber } from './typed-numbers.ts';

describe('plainDigits', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
    ['Latin', '0123456789'],
  ])('LOGIN-29 reads the %s digits', (_, digits) =>
    expect(plainDigits(`x${digits}½²`)).toBe('x0123456789½²'),
  );
});

describe('readWholeNumber', () => {
  it.each([
    ['0', 0],
    [' 25 ', 25],
    ['025', 25],
    ['२५', 25],
    ['1,500', 1500],
    ['1,00,000', 100_000],
    ['100,000', 100_000],
    ['1,234,567', 1_234_567],
    ['99,99,999', 9_999_999],
  ])('CART-7 reads %j as %d', (typed, number) => expect(readWholeNumber(typed)).toBe(number));

  it.each([
    '',
    'two',
    '2.5',
    '2,5',
    '1,50',
    '1,5000',
    ',500',
    '+5',
    '-5',
    '−5',
    '2-3',
    '2–3',
    '2 3',
    '2 nos',
    '1e3',
    '½',
    '2²',
    '0x10',
    '12345678901',
  ])('CART-7 reads %j as no number', (typed) => expect(readWholeNumber(typed)).toBeUndefined());
});
