import { expect, it } from 'vitest';
import { readRupees } from './typed-rupees.ts';

it.each([
  ['1250', 1_250_00],
  ['1250.5', 1_250_50],
  ['1,250.00', 1_250_00],
  ['1,25,000', 1_25_000_00],
  ['1,250,000.05', 1_250_000_05],
  ['₹ 1,250', 1_250_00],
  ['₹1250', 1_250_00],
  [' 0 ', 0],
  ['१२५०', 1_250_00],
  ['9999999.99', 9_999_999_99],
])('DESK-30 reads %j as an amount', (typed, paise) => {
  expect(readRupees(typed)).toBe(paise);
});

it.each([
  ...[
    '',
    '1.250',
    '1,250.000',
    '12,50',
    '1,2500',
    '1.250,00',
    '1250.',
    '.5',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '1 250',
  ],
  ...['₹', '₹₹5', 'Rs', 'free', '1.2.3', '10000000', '1250 - 1300', '=1+1'],
])('DESK-30 does not guess what %j means', (typed) => {
  expect(readRupees(typed)).toBeUndefined();
});
