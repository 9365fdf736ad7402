import { expect, it } from 'vitest';
import { formatRupees, formatWholeRupees } from './money.ts';

it.each([
  [124500, '₹1,24,500.00'],
  [1299.5, '₹1,299.50'],
  [0, '₹0.00'],
  [12345678.9, '₹1,23,45,678.90'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('writes %s rupees as %s', (rupees, written) => {
  expect(formatRupees(rupees)).toBe(written);
});

it.each([
  [3990, '₹3,990'],
  [124500.5, '₹1,24,501'],
])('writes %s rupees, an end of a range, as %s', (rupees, written) => {
  expect(formatWholeRupees(rupees)).toBe(written);
});
