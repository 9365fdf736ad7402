import { expect, test } from 'vitest';
import { satisfies } from './version-range.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['2.0.0-beta.1', '^2.0.0', false],
  ['2.0.0-beta.1', '2.0.0-beta.1', true],
  ['19.3.1', '>=18', false],
  ['19.3.1', 'catalog:', false],
])('version %s in range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
