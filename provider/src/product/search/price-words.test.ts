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
    ['2000 से 3000 तक', { min: 2000, max: 3000 }],
    ['under 1 lakh', { max: 100_000 }],
    ['under 1,00,000', { max: 100_000 }],
    ['2.5 lakh', { max: 250_000 }],
    ['1-2 lakh', { min: 100_000, max: 200_000 }],
    ['5 hazar', { max: 5000 }],
    ['5 हज़ार', { max: 5000 }],
    ['५ हजार', { max: 5000 }],
    ['5 ಸಾವಿರ', { max: 5000 }],
    ['5k', { max: 5000 }],
    ['₹5,000', { max: 5000 }],
    ['Rs 5000', { max: 5000 }],
    ['Rs. 5,000/-', { max: 5000 }],
    ['Rs.5000', { max: 5000 }],
    ['5000rs', { max: 5000 }],
    ['5000 रुपये', { max: 5000 }],
    ['रु. 5000 per sheet', { max: 5000 }],
    ['₹೫,೦೦೦', { max: 5000 }],
    ['at most 5000', { max: 5000 }],
    ['not more than 5000', { max: 5000 }],
    ['not less than 5000', { min: 5000 }],
    ['at least 5000', { min: 5000 }],
    ['kam se kam 5000', { min: 5000 }],
    ['5000 से कम', { max: 5000 }],
    ['5000 के अंदर', { max: 5000 }],
    ['5000 से ज़्यादा', { min: 5000 }],
    ['5000ಕ್ಕಿಂತ ಕಡಿಮೆ', { max: 5000 }],
    ['5000 ಒಳಗೆ', { max: 5000 }],
    ['under 90 per sqft', { max: 90, isPerSquareFoot: true }],
    ['below Rs. 90/sq. ft.', { max: 90, isPerSquareFoot: true }],
    ['60-90 psf', { min: 60, max: 90, isPerSquareFoot: true }],
  ])('API-36 SHOP-90 reads %s', (term, range) => {
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
    '5000',
    '98450 12345',
    '2,50',
    'under 2,5 lakh',
    'around 5000',
    'around ₹5,000',
    'lagbhag 5 hazar',
    'not under 5000',
    'not under ₹5000',
    '22k gold',
    'under 200 sqft',
    'under 900 per metre',
    'above 500 pieces',
    'under 5',
    '5 rs',
    '₹5,000-₹2,000',
  ])('SHOP-90 reads no price in %s', (term) => {
    expect(priceWords(term)).toEqual([]);
  });

  it('API-91 is fast on long terms', () => {
    const started = performance.now();
    for (const part of ['under ', '1', '2000-', '₹ ', '1 k ']) priceWords(part.repeat(200).slice(0, 200));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
