import { expect, it } from 'vitest';
import { isCompletePhone, phoneDigits } from './customer-rules.ts';

it('keeps ten digits of what was typed or pasted', () => {
  expect(phoneDigits('98 450-12345 ext 9')).toBe('9845012345');
});

it.each([
  ['+91 98450 12345', '9845012345'],
  ['919845012345', '9845012345'],
  ['91984501234', '9198450123'],
])('drops the country code before ten digits only: %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it.each([
  ['9845012345', true],
  ['984501234', false],
  ['', false],
])('a phone of digits %j is complete: %s', (digits, complete) => {
  expect(isCompletePhone(digits)).toBe(complete);
});
