import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['Konkan  BLUE', ['konkan', 'blue']],
    ['1.5 mm Acrylic', ['1.5mm', 'acrylic']],
    ['#1F4F8F', ['1f4f8f']],
    ['Café-au-lait…', ['cafe', 'au', 'lait']],
    ['4 x 8 ft, 2440 × 1220 mm', ['8x4', '2440x1220']],
    ['8by4', ['8x4']],
    ['S2x4 mdf', ['s2x4', 'mdf']],
    ['सफ़ेद काला', ['सफेद', 'काला']],
    ['ಕೆಂಪು ತೇಗ', ['ಕೆಂಪು', 'ತೇಗ'].map((word) => word.normalize('NFKD'))],
    ['ಬಾತ್\u200cರೂಮ್', ['ಬಾತ್ರೂಮ್'.normalize('NFKD')]],
    ['१.५ mm, ೮ x ೪', ['1.5mm', '8x4']],
    ['...', []],
  ])('SHOP-89 splits %j', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});
