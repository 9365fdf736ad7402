import { expect, it } from 'vitest';
import { isCompletePhone, phoneDigits } from './customer-rules.ts';

it('keeps ten digits of what was typed or pasted', () => {
  expect(phoneDigits('98 450-12345 ext 9')).toBe('9845012345');
});

it.each([
  ['9845012345', true],
  ['984501234', false],
  ['', false],
])('a phone of digits %j is complete: %s', (digits, complete) => {
  expect(isCompletePhone(digits)).toBe(complete);
});
