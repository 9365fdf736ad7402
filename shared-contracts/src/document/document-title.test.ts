import { expect, it } from 'vitest';
import { documentTitle } from './document.ts';

it.each([
  ['About Us', 'About Us · Laminate House'],
  ['Laminate House', 'Laminate House'],
  ['', 'Laminate House'],
])('titles a page called "%s" as "%s"', (title, expected) => {
  expect(documentTitle(title, 'Laminate House')).toBe(expected);
});
