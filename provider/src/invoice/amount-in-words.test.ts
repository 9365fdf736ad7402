import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { financialYear } from './invoice-store.ts';

describe('an invoice', () => {
  it.each([
    [100, 'Rupees One Only'],
    [50, 'Rupees Zero and Fifty Paise Only'],
    [1_535_000, 'Rupees Fifteen Thousand Three Hundred Fifty Only'],
    [10_000_000_01, 'Rupees One Crore and One Paise Only'],
    [
      1_23_456_78,
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
    ],
    [
      2_14_74_836_47,
      'Rupees Two Crore Fourteen Lakh Seventy-Four Thousand Eight Hundred Thirty-Six and Forty-Seven Paise Only',
    ],
    [19_19_019_19, 'Rupees Nineteen Lakh Nineteen Thousand Nineteen and Nineteen Paise Only'],
  ])('DESK-25 spells %i paise', (paise, words) => expect(amountInWords(paise)).toBe(words));

  it.each([
    ['2027-03-31T18:29:59.999Z', '2026-27'],
    ['2027-03-31T18:30:00.000Z', '2027-28'],
    ['2026-12-31T23:00:00.000Z', '2026-27'],
    ['2099-04-01T00:00:00.000Z', '2099-00'],
  ])('DESK-21 is of the financial year of India’s day: %s', (at, year) =>
    expect(financialYear(new Date(at))).toBe(year),
  );
});
