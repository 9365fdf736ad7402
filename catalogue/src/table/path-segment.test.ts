import { describe, expect, it } from 'vitest';
import { validationErrorsAfter } from '../testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'a shade with a percent sign',
      'shades.tsv',
      'Teal',
      'Te%al',
      'shades.tsv, line 15, column name: "Te%al" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
    ],
    [
      'a type with a slash',
      'types.tsv',
      'Stone',
      'Stone/Slate',
      'types.tsv, line 4, column name: "Stone/Slate" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
    ],
    [
      'a category with a leading dot',
      'categories.tsv',
      'Fluted Panel\t',
      '.Fluted Panel\t',
      'categories.tsv, line 5, column name: ".Fluted Panel" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});
