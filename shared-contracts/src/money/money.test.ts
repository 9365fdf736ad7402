import { expect, it } from 'vitest';
import { formatRupees } from './money.ts';

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
