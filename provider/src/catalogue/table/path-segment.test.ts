import { describe, expect, it } from 'vitest';
import { problemsAfter } from '../../testing/edited-tables.ts';

describe('loadCatalogue refuses', () => {
  it.each([
    [
      'a shade with a percent sign',
      'shades.tsv',
      'Teal',
      'Te%al',
      'shades.tsv, line 15, column name: "Te%al" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
    [
      'a type with a slash',
      'types.tsv',
      'Stone',
      'Stone/Slate',
      'types.tsv, line 7, column name: "Stone/Slate" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
    [
      'a category with a leading dot',
      'categories.tsv',
      'Fluted Panel\t',
      '.Fluted Panel\t',
      'categories.tsv, line 5, column name: ".Fluted Panel" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
  ])('%s', (_title, table, from, to, problem) => {
    expect(problemsAfter(table, from, to)).toEqual(expect.arrayContaining([problem]));
  });
});
