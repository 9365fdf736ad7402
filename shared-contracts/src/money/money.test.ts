import { expect, it } from 'vitest';
import { formatRupees, formatWholeRupees } from './money.ts';

it.each([
  [124500, '₹1,24,500.00'],
  [1299.5, '₹1,299.50'],
  [0, '₹0.00'],
  [999, '₹999.00'],
  [1000, '₹1,000.00'],
  [99999.999, '₹1,00,000.00'],
  [-1234567.5, '₹-12,34,567.50'],
  [12345678.9, '₹1,23,45,678.90'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('PRICE-1 writes %s rupees as %s', (rupees, written) => {
  expect(formatRupees(rupees)).toBe(written);
});

it.each([
  [0, '₹0'],
  [990, '₹990'],
  [3990, '₹3,990'],
  [124500.5, '₹1,24,501'],
])('writes %s rupees, an end of a range, as %s', (rupees, written) => {
  expect(formatWholeRupees(rupees)).toBe(written);
});

it('groups digits like the format of the language', () => {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (let amount = 1; amount < 1e12; amount *= 7.3) {
    const rupees = Math.round(amount * 100) / 100;
    expect(formatRupees(rupees)).toBe(`₹${format.format(rupees)}`);
  }
});
