import { describe, expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

describe('priceWords', () => {
  it.each([
    ['under 3000', { max: 3000 }],
    ['below ₹3,000/-', { max: 3000 }],
    ['upto 3k', { max: 3000 }],
    ['less than Rs. 3500.50', { max: 3500.5 }],
    ['<5000', { max: 5000 }],
    ['3000 se kam', { max: 3000 }],
    ['5 hazaar tak', { max: 5000 }],
    ['4000 or less', { max: 4000 }],
    ['above 5000', { min: 5000 }],
    ['5000 se zyada', { min: 5000 }],
    ['5000+', { min: 5000 }],
    ['2000-3000', { min: 2000, max: 3000 }],
    ['2-3k', { min: 2000, max: 3000 }],
    ['between 2,000 and 3,000', { min: 2000, max: 3000 }],
    ['2000 se 3000 tak', { min: 2000, max: 3000 }],
    ['₹2000 to ₹3000', { min: 2000, max: 3000 }],
  ])('reads %s', (term, range) => {
    expect(priceWords(term)).toEqual([{ ...range, start: 0, end: term.length }]);
    expect(priceWords(`oak ${term} matt`)).toEqual([{ ...range, start: 4, end: 4 + term.length }]);
  });

  it.each([
    '3000',
    'under 2mm',
    'above 5',
    '3000-2000',
    'NEEM-2000-3000',
    '#2000-3000',
    'under 8 x 4',
    '2440-1220mm',
  ])('reads no price in %s', (term) => {
    expect(priceWords(term)).toEqual([]);
  });

  it('is fast on long terms', () => {
    const started = performance.now();
    for (const part of ['under ', '1', '2000-', '₹ ', '1 k ']) priceWords(part.repeat(200).slice(0, 200));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
